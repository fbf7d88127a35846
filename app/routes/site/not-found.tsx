import { data, type MetaFunction } from "@remix-run/cloudflare";
import { NotFoundScreen } from "#app/components/layout/error-screen.tsx";
import { notFoundMeta } from "#app/seo/meta.ts";

export const meta: MetaFunction = notFoundMeta;

export function loader() {
	return data(null, 404);
}

export default function NotFoundRoute() {
	return <NotFoundScreen />;
}
