import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BadgeList } from "#app/components/marketing/badge-list.tsx";
import { QuoteLink } from "#app/components/marketing/links.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { CardSection, OfferCard } from "#app/components/marketing/section.tsx";
import { ButtonLink, CallLink } from "#app/components/ui/button.tsx";
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
				{...page.hero}
				breadcrumbs="gutterCleaning"
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
			<CardSection {...page.risks} tone="ink" columns={6} look="ink" />
			<CardSection {...page.services} layout="split" columns={2} look="ruled" />
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
