import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingHero } from "#app/components/service-areas/landing-hero.tsx";
import { LocationHero } from "#app/components/service-areas/location-hero.tsx";
import { LocationSections } from "#app/components/service-areas/location-sections.tsx";
import { ServiceAreaSections } from "#app/components/service-areas/service-area-sections.tsx";
import { paths } from "#app/config/paths.ts";
import { locationPages } from "#app/content/locations.ts";
import { pageSeo } from "#app/content/seo.ts";
import { pageMeta } from "#app/seo/meta.ts";
import { checkZip } from "#app/service-areas/check-zip.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	pageMeta(
		{ ...pageSeo.serviceAreas, ...(data?.location && { title: data.location.title }) },
		{
			path: data?.location ? paths.location(data.location.slug) : paths.serviceAreas,
			image: "service-areas",
			index: false,
		},
	);

/** A static page with the answer to its ZIP check. */
export function loader({ request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const typed = searchParams.get("zip");
	if (typed === null) return redirect(paths.serviceAreas);
	const location = locationPages.find(({ slug }) => slug === searchParams.get("area"));
	return { location, answer: checkZip(typed, location) };
}

export default function ServiceAreasCheckRoute() {
	const { location, answer } = useLoaderData<typeof loader>();
	return (
		<>
			{location ? <LocationHero location={location} /> : <LandingHero />}
			{location && <LocationSections location={location} />}
			<ServiceAreaSections location={location} answer={answer} />
		</>
	);
}
