import type { MetaFunction } from "@remix-run/cloudflare";
import { CallLink } from "../../components/marketing/call-link";
import { CallToAction } from "../../components/marketing/call-to-action";
import { CardGrid } from "../../components/marketing/card-grid";
import { IconCard } from "../../components/marketing/icon-card";
import { PageHero } from "../../components/marketing/page-hero";
import { ProcessSteps } from "../../components/marketing/process-steps";
import { QuoteLink } from "../../components/marketing/quote-link";
import { Section } from "../../components/marketing/section";
import { ButtonLink } from "../../components/ui/button";
import { business } from "../../config/business";
import { paths } from "../../config/paths";
import { pageSeo } from "../../content/seo";
import { trails } from "../../content/trails";
import {
	windowCleaningBenefits,
	windowCleaningBenefitsTitle,
	windowCleaningClosing,
	windowCleaningHero,
	windowCleaningProcessTitle,
	windowCleaningSteps,
} from "../../content/window-cleaning";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing, serviceThing } from "../../seo/page-things";

export const handle = { prerender: [paths.product] } satisfies RouteHandle;
export const meta: MetaFunction = () =>
	pageMeta(pageSeo.product, {
		path: paths.product,
		image: "product",
		things: [
			breadcrumbThing(trails.product),
			serviceThing({
				name: business.product.title,
				description: pageSeo.product.description,
				path: paths.product,
				price: business.prices.typical,
			}),
		],
	});

export default function ProductRoute() {
	return (
		<>
			<PageHero
				title={windowCleaningHero.title}
				text={windowCleaningHero.text}
				trail={trails.product}
				picture={{ name: "service-windows", alt: windowCleaningHero.imageAlt }}
				actions={
					<>
						<QuoteLink service={business.product.slug} />
						<ButtonLink href={paths.residential} variant="quiet">
							{windowCleaningHero.quote}
						</ButtonLink>
						<CallLink label={windowCleaningHero.call} />
					</>
				}
			/>
			<Section title={windowCleaningBenefitsTitle} tone="sky">
				<CardGrid columns={6} look="panes">
					{windowCleaningBenefits.map((benefit) => (
						<IconCard key={benefit.title} card={benefit} look="pane" />
					))}
				</CardGrid>
			</Section>
			<Section title={windowCleaningProcessTitle}>
				<ProcessSteps steps={windowCleaningSteps} />
			</Section>
			<CallToAction title={windowCleaningClosing.title} text={windowCleaningClosing.text}>
				<QuoteLink service={business.product.slug} />
				<CallLink label={windowCleaningClosing.call} variant="ghost" />
				<ButtonLink href={paths.serviceAreas} variant="ghost">
					{windowCleaningClosing.areas}
				</ButtonLink>
			</CallToAction>
		</>
	);
}
