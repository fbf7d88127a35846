import type { MetaFunction } from "@remix-run/cloudflare";
import { ButtonLink } from "../../components/ui/button";
import { paths } from "../../config/paths";
import { pageSeo } from "../../content/seo";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";

export const handle = { prerender: [paths.home] } satisfies RouteHandle;
export const meta: MetaFunction = () => pageMeta(pageSeo.home, { path: paths.home });

export default function HomeRoute() {
	return (
		<div className="wrap py-16">
			<h1 className="text-3xl">Clean glass</h1>
			<ButtonLink href={paths.quote}>Get your price</ButtonLink>
		</div>
	);
}
