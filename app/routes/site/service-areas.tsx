import type { MetaFunction } from "@remix-run/cloudflare";
import { LandingHero } from "../../components/service-areas/landing-hero";
import { ServiceAreaSections } from "../../components/service-areas/service-area-sections";
import { paths } from "../../config/paths";
import { pageSeo } from "../../content/seo";
import { serviceAreaFaq } from "../../content/service-area-page";
import { trails } from "../../content/trails";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing, faqThing } from "../../seo/page-things";

export const handle = { prerender: [paths.serviceAreas] } satisfies RouteHandle;
export const meta: MetaFunction = () =>
	pageMeta(pageSeo.serviceAreas, {
		path: paths.serviceAreas,
		image: "service-areas",
		things: [breadcrumbThing(trails.serviceAreas), faqThing(serviceAreaFaq)],
	});

export default function ServiceAreasRoute() {
	return (
		<>
			<LandingHero />
			<ServiceAreaSections />
		</>
	);
}
