import { LandingHero } from "#app/components/service-areas/landing-hero.tsx";
import { ServiceAreaSections } from "#app/components/service-areas/service-area-sections.tsx";
import { serviceAreaFaq } from "#app/content/service-area-page.ts";
import { faqNode } from "#app/seo/page-nodes.ts";
import { publicMeta } from "#app/seo/public-page.ts";

export const meta = publicMeta("serviceAreas", [faqNode(serviceAreaFaq)]);

export default function ServiceAreasRoute() {
	return (
		<>
			<LandingHero />
			<ServiceAreaSections />
		</>
	);
}
