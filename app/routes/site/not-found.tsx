import { data, type MetaFunction } from "@remix-run/cloudflare";
import { NotFoundScreen } from "../../components/layout/error-screen";
import { defaultSeo } from "../../content/default-seo";
import { notFoundPage } from "../../content/site";
import { pageMeta } from "../../seo/meta";

export const meta: MetaFunction = () =>
	pageMeta({ ...defaultSeo, title: notFoundPage.documentTitle }, { path: null, index: false });

/** Every address that no other route takes. */
export function loader() {
	return data(null, 404);
}

export default function NotFoundRoute() {
	return <NotFoundScreen />;
}
