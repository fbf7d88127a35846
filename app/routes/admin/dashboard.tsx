import {
	data,
	type HeadersFunction,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { paths } from "../../config/paths";
import { dashboard } from "../../content/dashboard";
import { pageSeo } from "../../content/seo";
import { logError } from "../../log.server";
import { takeNotice } from "../../notices/flash.server";
import { DashboardView } from "../../quotes/components/dashboard-view";
import { LoadFailure } from "../../quotes/components/load-failure";
import { loadDashboard } from "../../quotes/dashboard.server";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	const title = dashboard.title(data?.page?.counts.new ?? 0, pageSeo.admin.title);
	return pageMeta({ ...pageSeo.admin, title }, { path: paths.admin });
};

/** Customers' names and numbers belong into no cache. */
export const headers: HeadersFunction = ({ loaderHeaders }) => {
	const refresh = loaderHeaders.get("Refresh");
	return { "Cache-Control": "no-store", ...(refresh && { Refresh: refresh }) };
};

export async function loader({ request, context }: LoaderFunctionArgs) {
	try {
		const page = await loadDashboard({ request, context });
		const { notice, headers } = await takeNotice(request);
		return data({ page, notice }, { headers });
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("quotes not loaded", error, { requestId: context.requestId });
		return data({ page: null, notice: null }, { status: 503, headers: { Refresh: "10" } });
	}
}

export default function DashboardRoute() {
	const { page, notice } = useLoaderData<typeof loader>();
	const { pathname, search } = useLocation();
	return page ? (
		<DashboardView page={page} notice={notice} />
	) : (
		<LoadFailure address={`${pathname}${search}`} />
	);
}

/** A page of the list that could not be fetched at all: the phone was offline. */
export function ErrorBoundary() {
	const { pathname, search } = useLocation();
	return <LoadFailure address={`${pathname}${search}`} />;
}
