import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LocationHero } from "../../components/service-areas/location-hero";
import { LocationSections } from "../../components/service-areas/location-sections";
import { ServiceAreaSections } from "../../components/service-areas/service-area-sections";
import { paths } from "../../config/paths";
import { locationPages } from "../../content/locations";
import { pageSeo } from "../../content/seo";
import { locationTrail } from "../../content/trails";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing, serviceThing } from "../../seo/page-things";

export const handle = {
	prerender: locationPages.map(({ slug }) => paths.location(slug)),
} satisfies RouteHandle;
export const meta: MetaFunction<typeof loader> = ({ data: location }) => {
	if (!location) return [];
	const { slug, title, description, name } = location;
	return pageMeta(
		{ title, description, keywords: [...pageSeo.serviceAreas.keywords, name] },
		{
			path: paths.location(slug),
			image: "service-areas",
			things: [
				breadcrumbThing(locationTrail(location)),
				serviceThing({ name: location.heading, description, path: paths.location(slug), areas: [name] }),
			],
		},
	);
};

/** @throws {Response} 404 for a slug that is no location. */
export function loader({ params }: LoaderFunctionArgs) {
	const location = locationPages.find(({ slug }) => slug === params.slug);
	if (!location) throw new Response(null, { status: 404 });
	return location;
}

export default function LocationRoute() {
	const location = useLoaderData<typeof loader>();
	return (
		<>
			<LocationHero location={location} />
			<LocationSections location={location} />
			<ServiceAreaSections location={location} />
		</>
	);
}
