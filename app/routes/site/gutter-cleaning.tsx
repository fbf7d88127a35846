import type { MetaFunction } from "@remix-run/cloudflare";
import { BadgeList } from "../../components/marketing/badge-list";
import { CallLink } from "../../components/marketing/call-link";
import { CardGrid } from "../../components/marketing/card-grid";
import { IconCard } from "../../components/marketing/icon-card";
import { OfferCard } from "../../components/marketing/offer-card";
import { PageHero } from "../../components/marketing/page-hero";
import { QuoteLink } from "../../components/marketing/quote-link";
import { Section } from "../../components/marketing/section";
import { ButtonLink } from "../../components/ui/button";
import { business } from "../../config/business";
import { linkedQuotePath, paths } from "../../config/paths";
import {
	gutterBadges,
	gutterCleaningHero,
	gutterPriceCard,
	gutterRisks,
	gutterRisksTitle,
	gutterServices,
	gutterServicesTitle,
} from "../../content/gutter-cleaning";
import { pageSeo } from "../../content/seo";
import { trails } from "../../content/trails";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing, serviceThing } from "../../seo/page-things";

export const handle = { prerender: [paths.gutterCleaning] } satisfies RouteHandle;
export const meta: MetaFunction = () =>
	pageMeta(pageSeo.gutterCleaning, {
		path: paths.gutterCleaning,
		image: "gutter-cleaning",
		things: [
			breadcrumbThing(trails.gutterCleaning),
			serviceThing({
				name: "Gutter Cleaning",
				description: pageSeo.gutterCleaning.description,
				path: paths.gutterCleaning,
				price: { low: business.prices.guttersFrom },
			}),
		],
	});

export default function GutterCleaningRoute() {
	return (
		<>
			<PageHero
				title={gutterCleaningHero.title}
				text={gutterCleaningHero.text}
				trail={trails.gutterCleaning}
				picture={{ name: "service-gutters", alt: gutterCleaningHero.imageAlt }}
				actions={
					<>
						<QuoteLink service="gutter-cleaning" />
						<ButtonLink href={linkedQuotePath({ service: "gutter-cleaning" })} variant="quiet">
							{gutterCleaningHero.estimate}
						</ButtonLink>
						<CallLink label={gutterCleaningHero.call} />
					</>
				}
			>
				<BadgeList badges={gutterBadges} />
			</PageHero>
			<Section title={gutterRisksTitle} tone="ink">
				<CardGrid columns={6} look="ruled">
					{gutterRisks.map((risk) => (
						<IconCard key={risk.title} card={risk} look="ink" />
					))}
				</CardGrid>
			</Section>
			<Section title={gutterServicesTitle} layout="split">
				<CardGrid columns={2} look="ruled">
					{gutterServices.map((service) => (
						<IconCard key={service.title} card={service} look="ruled" />
					))}
				</CardGrid>
			</Section>
			<OfferCard
				title={gutterPriceCard.title}
				subtitle={gutterPriceCard.subtitle}
				text={gutterPriceCard.text}
				picture="gutter-after"
			>
				<QuoteLink service="gutter-cleaning" />
				<ButtonLink href={paths.serviceAreas} variant="quiet">
					{gutterPriceCard.areas}
				</ButtonLink>
			</OfferCard>
		</>
	);
}
