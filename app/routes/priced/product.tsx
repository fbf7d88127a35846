import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { CallToAction } from "#app/components/marketing/call-to-action.tsx";
import { IconCards } from "#app/components/marketing/icon-cards.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { ProcessSteps } from "#app/components/marketing/process-steps.tsx";
import { QuoteLink } from "#app/components/marketing/quote-link.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CallLink } from "#app/components/ui/call-link.tsx";
import { business } from "#app/config/business.ts";
import { bookingPath, paths } from "#app/config/paths.ts";
import { typicalRange } from "#app/content/price-texts.ts";
import {
	windowCleaningBenefits,
	windowCleaningBenefitsTitle,
	windowCleaningClosing,
	windowCleaningHero,
	windowCleaningProcessTitle,
	windowCleaningSteps,
} from "#app/content/window-cleaning.ts";
import { pageService, publicTags } from "#app/seo/public-page.ts";

export const loader = ({ context }: LoaderFunctionArgs) => context.prices();

export const meta: MetaFunction<typeof loader> = ({ data: prices }) =>
	publicTags("product", [pageService("product", business.product.title, prices && typicalRange(prices))]);

export default function ProductRoute() {
	return (
		<>
			<PageHero
				title={windowCleaningHero.title}
				text={windowCleaningHero.text}
				breadcrumbs="product"
				picture={{ name: "service-windows", alt: windowCleaningHero.imageAlt }}
				actions={
					<>
						<QuoteLink service={business.product.slug} />
						<ButtonLink href={bookingPath()} variant="quiet">
							{windowCleaningHero.quote}
						</ButtonLink>
						<CallLink />
					</>
				}
			/>
			<Section title={windowCleaningBenefitsTitle} tone="sky">
				<IconCards cards={windowCleaningBenefits} columns={6} look="panes" />
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
