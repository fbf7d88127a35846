import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import type { SiteLink } from "./site.ts";
import { wizardFrame } from "./wizard.ts";

const home: SiteLink = { label: "Home", href: paths.home };
const services: SiteLink = { label: "Services", href: paths.services };
const serviceAreas: SiteLink = { label: "Service Areas", href: paths.serviceAreas };

export const breadcrumbs = {
	about: [home, { label: "About", href: paths.about }],
	services: [home, services],
	residential: [home, { label: "Residential", href: paths.residential }],
	serviceAreas: [home, serviceAreas],
	zipLocator: [home, { label: "ZIP Locator", href: paths.zipLocator }],
	product: [home, services, { label: business.product.title, href: paths.product }],
	gutterCleaning: [home, services, { label: "Gutter Cleaning", href: paths.gutterCleaning }],
	pressureWashing: [home, services, { label: "Pressure Washing", href: paths.pressureWashing }],
	quote: [home, { label: wizardFrame.title, href: paths.quote }],
	privacy: [home, { label: "Privacy", href: paths.privacy }],
	whyChoose: [home, { label: `Why ${business.brand.name}`, href: paths.whyChoose }],
} as const satisfies Record<string, readonly SiteLink[]>;

export function locationBreadcrumbs({ name, slug }: { name: string; slug: string }): readonly SiteLink[] {
	return [...breadcrumbs.serviceAreas, { label: name, href: paths.location(slug) }];
}
