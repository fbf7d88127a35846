import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NotFoundScreen } from "#app/components/layout/error-screen.tsx";
import { LocationHero } from "#app/components/service-areas/location-hero.tsx";
import { LocationSections } from "#app/components/service-areas/location-sections.tsx";
import { ServiceAreaSections } from "#app/components/service-areas/service-area-sections.tsx";
import { paths } from "#app/config/paths.ts";
import { locationBreadcrumbs } from "#app/content/breadcrumbs.ts";
import { locationPages } from "#app/content/locations.ts";
import { pageSeo } from "#app/content/seo.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { notFoundMeta, pageTags } from "#app/seo/meta.ts";
import { breadcrumbNode, serviceNode } from "#app/seo/page-nodes.ts";

export const handle = {
	prerender: locationPages.map(({ slug }) => paths.location(slug)),
} satisfies RouteHandle;
export const meta: MetaFunction<typeof loader> = ({ data: found }) => {
	if (!found) return notFoundMeta();
	const { location } = found;
	const { slug, title, description, name } = location;
	return pageTags(
		{ title, description, keywords: [...pageSeo.serviceAreas.keywords, name] },
		{
			path: paths.location(slug),
			image: "service-areas",
			nodes: [
				breadcrumbNode(locationBreadcrumbs(location)),
				serviceNode({ name: location.heading, description, path: paths.location(slug), areas: [name] }),
			],
		},
	);
};

export async function loader({ params, context }: LoaderFunctionArgs) {
	const location = locationPages.find(({ slug }) => slug === params.slug);
	if (!location) return data(null, 404);
	return { location, prices: await context.prices() };
}

export default function LocationRoute() {
	const found = useLoaderData<typeof loader>();
	if (!found) return <NotFoundScreen />;
	const { location, prices } = found;
	return (
		<>
			<LocationHero location={location} />
			<LocationSections location={location} book={prices} />
			<ServiceAreaSections location={location} />
		</>
	);
}
