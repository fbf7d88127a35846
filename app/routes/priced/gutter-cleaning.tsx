import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BadgeList } from "#app/components/marketing/badge-list.tsx";
import { IconCards } from "#app/components/marketing/icon-cards.tsx";
import { OfferCard } from "#app/components/marketing/offer-card.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { QuoteLink } from "#app/components/marketing/quote-link.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CallLink } from "#app/components/ui/call-link.tsx";
import { linkedQuotePath, paths } from "#app/config/paths.ts";
import {
	gutterBadges,
	gutterCleaningHero,
	gutterPriceCard,
	gutterRisks,
	gutterRisksTitle,
	gutterServices,
	gutterServicesTitle,
} from "#app/content/gutter-cleaning.ts";
import { guttersFrom } from "#app/content/price-texts.ts";
import { pageService, publicTags } from "#app/seo/public-page.ts";
import { services } from "#app/services/services.ts";

export const loader = ({ context }: LoaderFunctionArgs) => context.prices();

export const meta: MetaFunction<typeof loader> = ({ data: prices }) =>
	publicTags("gutterCleaning", [
		pageService("gutterCleaning", services.labels["gutter-cleaning"], prices && { low: guttersFrom(prices) }),
	]);

export default function GutterCleaningRoute() {
	const prices = useLoaderData<typeof loader>();
	return (
		<>
			<PageHero
				title={gutterCleaningHero.title}
				text={gutterCleaningHero.text}
				breadcrumbs="gutterCleaning"
				picture={{ name: "service-gutters", alt: gutterCleaningHero.imageAlt }}
				actions={
					<>
						<QuoteLink service="gutter-cleaning" />
						<ButtonLink href={linkedQuotePath({ service: "gutter-cleaning" })} variant="quiet">
							{gutterCleaningHero.estimate}
						</ButtonLink>
						<CallLink />
					</>
				}
			>
				<BadgeList badges={gutterBadges} />
			</PageHero>
			<Section title={gutterRisksTitle} tone="ink">
				<IconCards cards={gutterRisks} columns={6} look="ink" />
			</Section>
			<Section title={gutterServicesTitle} layout="split">
				<IconCards cards={gutterServices} columns={2} look="ruled" />
			</Section>
			<OfferCard
				title={gutterPriceCard.title(prices)}
				subtitle={gutterPriceCard.subtitle}
				text={gutterPriceCard.text(prices)}
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
