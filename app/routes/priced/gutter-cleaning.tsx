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
import { gutterCleaningPage as page } from "#app/content/gutter-cleaning.ts";
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
				title={page.hero.title}
				text={page.hero.text}
				breadcrumbs="gutterCleaning"
				picture={{ name: "service-gutters", alt: page.hero.imageAlt }}
				actions={
					<>
						<QuoteLink service="gutter-cleaning" />
						<ButtonLink href={linkedQuotePath({ service: "gutter-cleaning" })} variant="quiet">
							{page.hero.estimate}
						</ButtonLink>
						<CallLink />
					</>
				}
			>
				<BadgeList badges={page.badges} />
			</PageHero>
			<Section title={page.risks.title} tone="ink">
				<IconCards cards={page.risks.cards} columns={6} look="ink" />
			</Section>
			<Section title={page.services.title} layout="split">
				<IconCards cards={page.services.cards} columns={2} look="ruled" />
			</Section>
			<OfferCard
				title={page.priceCard.title(prices)}
				subtitle={page.priceCard.subtitle}
				text={page.priceCard.text(prices)}
				picture="gutter-after"
			>
				<QuoteLink service="gutter-cleaning" />
				<ButtonLink href={paths.serviceAreas} variant="quiet">
					{page.priceCard.areas}
				</ButtonLink>
			</OfferCard>
		</>
	);
}
