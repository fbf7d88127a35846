import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingHero } from "../../components/service-areas/landing-hero";
import { LocationHero } from "../../components/service-areas/location-hero";
import { LocationSections } from "../../components/service-areas/location-sections";
import { ServiceAreaSections } from "../../components/service-areas/service-area-sections";
import { paths } from "../../config/paths";
import { locationPages } from "../../content/locations";
import { pageSeo } from "../../content/seo";
import { pageMeta } from "../../seo/meta";
import { checkZip } from "../../service-areas/check-zip";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	pageMeta(
		{ ...pageSeo.serviceAreas, ...(data?.location && { title: data.location.title }) },
		{
			path: data?.location ? paths.location(data.location.slug) : paths.serviceAreas,
			image: "service-areas",
			index: false,
		},
	);

/** The landing page, or a location page, with the answer to its ZIP check, so that the page itself stays static. */
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
