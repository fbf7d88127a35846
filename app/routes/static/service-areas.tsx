import { LandingHero } from "#app/components/service-areas/landing-hero.tsx";
import { ServiceAreaSections } from "#app/components/service-areas/service-area-sections.tsx";
import { paths } from "#app/config/paths.ts";
import { breadcrumbs } from "#app/content/breadcrumbs.ts";
import { pageSeo } from "#app/content/seo.ts";
import { serviceAreaFaq } from "#app/content/service-area-page.ts";
import { pageMeta } from "#app/seo/meta.ts";
import { breadcrumbNode, faqNode } from "#app/seo/page-nodes.ts";

export const meta = pageMeta(pageSeo.serviceAreas, {
	path: paths.serviceAreas,
	image: "service-areas",
	nodes: [breadcrumbNode(breadcrumbs.serviceAreas), faqNode(serviceAreaFaq)],
});

export default function ServiceAreasRoute() {
	return (
		<>
			<LandingHero />
			<ServiceAreaSections />
		</>
	);
}
