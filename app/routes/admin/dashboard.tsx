import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadDashboard } from "#app/admin/dashboard/dashboard.server.ts";
import { DashboardView } from "#app/admin/dashboard/dashboard-view.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { unloadedPage, useLastKnown } from "#app/admin/shell/load-or-keep.ts";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { paths } from "#app/config/paths.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { pageSeo } from "#app/content/seo.ts";
import { headTags } from "#app/seo/head-tags.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	const title = dashboard.title(data?.page?.counts.today.fresh ?? 0, pageSeo.admin.title);
	return headTags({ ...pageSeo.admin, title }, { path: paths.admin });
};

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "quotes not loaded", unloadedPage, () => loadDashboard(args));
}

export { loadOrKeep as clientLoader } from "#app/admin/shell/load-or-keep.ts";

export { LoadFailure as ErrorBoundary };

export default function DashboardRoute() {
	const { page, flash, failure } = useLoaderData<typeof loader>();
	const known = useLastKnown(page);
	if (!known) return <LoadFailure failure={failure} />;
	return <DashboardView page={known} flash={flash} failure={failure} />;
}
