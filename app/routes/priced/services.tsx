import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ActionRow, QuoteLink, QuoteOrCall, TextLink } from "#app/components/marketing/links.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { PictureCard } from "#app/components/marketing/picture-card.tsx";
import { CallToAction, CardGrid, IconCards, Section } from "#app/components/marketing/section.tsx";
import { CallLink } from "#app/components/ui/button.tsx";
import { bundleSavings } from "#app/content/price-texts.ts";
import { additionalServices, featuredServices, servicesPage } from "#app/content/services.ts";
import { serviceCatalogNode } from "#app/seo/page-nodes.ts";
import { publicMeta } from "#app/seo/public-page.ts";

export const loader = ({ context }: LoaderFunctionArgs) => context.prices();

export const meta = publicMeta("services", [serviceCatalogNode()]);

export default function ServicesRoute() {
	const savings = bundleSavings(useLoaderData<typeof loader>());
	return (
		<>
			<PageHero {...servicesPage.hero} breadcrumbs="services" actions={<QuoteOrCall />} />
			<Section title={servicesPage.featuredTitle}>
				<CardGrid columns={2}>
					{featuredServices.map(({ href, link, service, ...card }) => (
						<PictureCard key={card.title} {...card} badge={servicesPage.popular}>
							<div className="grid justify-items-start gap-2">
								<TextLink href={href}>{link}</TextLink>
								<ActionRow>
									<QuoteLink service={service} />
									<CallLink label={servicesPage.cardCall} />
								</ActionRow>
							</div>
						</PictureCard>
					))}
				</CardGrid>
			</Section>
			{savings && (
				<section className="bg-orange-mist py-12">
					<div className="wrap grid gap-2 lg:grid-cols-[auto_1fr] lg:items-baseline lg:gap-12">
						<h2 className="text-2xl">{servicesPage.bundleTitle}</h2>
						<p className="text-lg">{savings}</p>
					</div>
				</section>
			)}
			<Section title={servicesPage.additionalTitle} intro={servicesPage.additionalIntro}>
				<IconCards cards={additionalServices} columns={4} look="ruled" />
			</Section>
			<CallToAction title={servicesPage.closingTitle} text={servicesPage.closingText} />
		</>
	);
}
