import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingHero } from "#app/components/service-areas/landing-hero.tsx";
import { LocationHero } from "#app/components/service-areas/location-hero.tsx";
import { LocationSections } from "#app/components/service-areas/location-sections.tsx";
import { ServiceAreaSections } from "#app/components/service-areas/service-area-sections.tsx";
import { paths } from "#app/config/paths.ts";
import { locationPages } from "#app/content/locations.ts";
import { pageSeo } from "#app/content/seo.ts";
import { pageTags } from "#app/seo/meta.ts";
import { checkZip } from "#app/service-areas/check-zip.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	pageTags(
		{ ...pageSeo.serviceAreas, ...(data?.location && { title: data.location.title }) },
		{
			path: data?.location ? paths.location(data.location.slug) : paths.serviceAreas,
			image: "service-areas",
			index: false,
		},
	);

/** A page of service areas with the answer to its ZIP check. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const typed = searchParams.get("zip");
	if (typed === null) return redirect(paths.serviceAreas);
	const location = locationPages.find(({ slug }) => slug === searchParams.get("area"));
	return { location, prices: await context.prices(), answer: checkZip(typed, location) };
}

export default function ServiceAreasCheckRoute() {
	const { location, prices, answer } = useLoaderData<typeof loader>();
	return (
		<>
			{location ? <LocationHero location={location} /> : <LandingHero />}
			{location && <LocationSections location={location} book={prices} />}
			<ServiceAreaSections location={location} answer={answer} />
		</>
	);
}
