import {
	data,
	type HeadersFunction,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/cloudflare";
import {
	type ClientLoaderFunctionArgs,
	type ShouldRevalidateFunction,
	useLoaderData,
	useLocation,
} from "@remix-run/react";
import { useRef } from "react";
import { paths } from "../../config/paths";
import { dashboard } from "../../content/dashboard";
import { pageSeo } from "../../content/seo";
import { logError } from "../../log.server";
import { takeNotice } from "../../notices/flash.server";
import { DashboardView } from "../../quotes/components/dashboard-view";
import { LoadFailure } from "../../quotes/components/load-failure";
import { type DashboardPage, loadDashboard } from "../../quotes/dashboard.server";
import type { RouteHandle } from "../../route-handle";
import { headTags } from "../../seo/head-tags";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	const title = dashboard.title(data?.page?.counts.new ?? 0, pageSeo.admin.title);
	return headTags({ ...pageSeo.admin, title }, { path: paths.admin });
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
		return data({ page, notice, failure: null }, { headers });
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("quotes not loaded", error, { requestId: context.requestId });
		return data(
			{ page: null, notice: null, failure: "database" as const },
			{ status: 503, headers: { Refresh: "10" } },
		);
	}
}

/** A page that cannot be fetched, because the phone is offline, leaves the last one where it is. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	try {
		return await serverLoader<typeof loader>();
	} catch (error) {
		if (error instanceof Response) throw error;
		return { page: null, notice: null, failure: "offline" as const };
	}
}

/** What changed nothing leaves the page as it is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
	defaultShouldRevalidate && !actionResult?.failure;

export default function DashboardRoute() {
	const { page, notice, failure } = useLoaderData<typeof loader | typeof clientLoader>();
	const { pathname, search } = useLocation();
	// While a page cannot be loaded the last one stays, with what is half typed in it.
	const last = useRef<DashboardPage>();
	if (page) last.current = page;
	if (!last.current) return <LoadFailure address={`${pathname}${search}`} failure={failure ?? "database"} />;
	return <DashboardView page={last.current} notice={notice} failure={failure} />;
}

export function ErrorBoundary() {
	const { pathname, search } = useLocation();
	return <LoadFailure address={`${pathname}${search}`} failure="database" />;
}
