import { data, type MetaFunction } from "@remix-run/cloudflare";
import { NotFoundScreen } from "#app/components/layout/error-screen.tsx";
import { defaultSeo } from "#app/content/default-seo.ts";
import { notFoundPage } from "#app/content/site.ts";
import { pageMeta } from "#app/seo/meta.ts";

export const meta: MetaFunction = () =>
	pageMeta({ ...defaultSeo, title: notFoundPage.documentTitle }, { path: null, index: false });

export function loader() {
	return data(null, 404);
}

export default function NotFoundRoute() {
	return <NotFoundScreen />;
}
