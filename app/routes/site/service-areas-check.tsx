import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingHero } from "../../components/service-areas/landing-hero";
import { ServiceAreaSections } from "../../components/service-areas/service-area-sections";
import { paths } from "../../config/paths";
import { pageSeo } from "../../content/seo";
import { pageMeta } from "../../seo/meta";
import { isServedZip } from "../../service-areas/zip-lookup";

export const meta: MetaFunction = () =>
	pageMeta(pageSeo.serviceAreas, { path: paths.serviceAreas, image: "service-areas", index: false });

/** The landing page with the answer to its ZIP check, so that the page itself stays static. */
export function loader({ request }: LoaderFunctionArgs) {
	const zip = new URL(request.url).searchParams.get("zip");
	if (zip === null) return redirect(paths.serviceAreas);
	return { zip: zip.trim().slice(0, 5), state: isServedZip(zip) ? "success" : "outside" } as const;
}

export default function ServiceAreasCheckRoute() {
	const { state, zip } = useLoaderData<typeof loader>();
	return (
		<>
			<LandingHero />
			<ServiceAreaSections state={state} zip={zip} />
		</>
	);
}
