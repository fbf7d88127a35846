import type { MetaFunction } from "@remix-run/cloudflare";
import { CallLink } from "../../components/marketing/call-link";
import { CardGrid } from "../../components/marketing/card-grid";
import { IconCard } from "../../components/marketing/icon-card";
import { OfferCard } from "../../components/marketing/offer-card";
import { PageHero } from "../../components/marketing/page-hero";
import { ProcessSteps } from "../../components/marketing/process-steps";
import { QuoteLink } from "../../components/marketing/quote-link";
import { Section } from "../../components/marketing/section";
import { ButtonLink } from "../../components/ui/button";
import { paths } from "../../config/paths";
import {
	pressureBenefits,
	pressureBenefitsTitle,
	pressureProcessTitle,
	pressureQuoteCard,
	pressureSteps,
	pressureSurfaces,
	pressureSurfacesTitle,
	pressureWashingHero,
} from "../../content/pressure-washing";
import { pageSeo } from "../../content/seo";
import { trails } from "../../content/trails";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing, serviceThing } from "../../seo/page-things";

export const handle = { prerender: [paths.pressureWashing] } satisfies RouteHandle;
export const meta: MetaFunction = () =>
	pageMeta(pageSeo.pressureWashing, {
		path: paths.pressureWashing,
		image: "pressure-washing",
		things: [
			breadcrumbThing(trails.pressureWashing),
			serviceThing({
				name: "Pressure Washing",
				description: pageSeo.pressureWashing.description,
				path: paths.pressureWashing,
			}),
		],
	});

export default function PressureWashingRoute() {
	return (
		<>
			<PageHero
				title={pressureWashingHero.title}
				text={pressureWashingHero.text}
				trail={trails.pressureWashing}
				picture={{ name: "service-pressure-washing", alt: pressureWashingHero.imageAlt }}
				actions={
					<>
						<QuoteLink service="pressure-washing" />
						<CallLink label={pressureWashingHero.call} />
					</>
				}
			/>
			<Section title={pressureBenefitsTitle} layout="split">
				<CardGrid columns={2} look="ruled">
					{pressureBenefits.map((benefit) => (
						<IconCard key={benefit.title} card={benefit} look="ruled" />
					))}
				</CardGrid>
			</Section>
			<Section title={pressureSurfacesTitle} tone="cream">
				<CardGrid columns={6} look="panes">
					{pressureSurfaces.map((surface) => (
						<IconCard key={surface.title} card={surface} look="pane" />
					))}
				</CardGrid>
			</Section>
			<Section title={pressureProcessTitle}>
				<ProcessSteps steps={pressureSteps} />
			</Section>
			<OfferCard title={pressureQuoteCard.title} text={pressureQuoteCard.text} picture="driveway-after">
				<QuoteLink service="pressure-washing" />
				<CallLink label={pressureQuoteCard.call} />
				<ButtonLink href={paths.serviceAreas} variant="quiet">
					{pressureQuoteCard.areas}
				</ButtonLink>
			</OfferCard>
		</>
	);
}
