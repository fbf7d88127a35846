import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { IconCards } from "#app/components/marketing/icon-cards.tsx";
import { OfferCard } from "#app/components/marketing/offer-card.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { ProcessSteps } from "#app/components/marketing/process-steps.tsx";
import { QuoteLink } from "#app/components/marketing/quote-link.tsx";
import { QuoteOrCall } from "#app/components/marketing/quote-or-call.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CallLink } from "#app/components/ui/call-link.tsx";
import { paths } from "#app/config/paths.ts";
import {
	pressureBenefits,
	pressureBenefitsTitle,
	pressureProcessTitle,
	pressureQuoteCard,
	pressureSteps,
	pressureSurfaces,
	pressureSurfacesTitle,
	pressureWashingHero,
} from "#app/content/pressure-washing.ts";
import { pageService, publicMeta } from "#app/seo/public-page.ts";
import { services } from "#app/services/services.ts";

export const loader = ({ context }: LoaderFunctionArgs) => context.prices();

export const meta = publicMeta("pressureWashing", [
	pageService("pressureWashing", services.labels["pressure-washing"]),
]);

export default function PressureWashingRoute() {
	const prices = useLoaderData<typeof loader>();
	return (
		<>
			<PageHero
				title={pressureWashingHero.title}
				text={pressureWashingHero.text}
				breadcrumbs="pressureWashing"
				picture={{ name: "service-pressure-washing", alt: pressureWashingHero.imageAlt }}
				actions={<QuoteOrCall service="pressure-washing" />}
			/>
			<Section title={pressureBenefitsTitle} layout="split">
				<IconCards cards={pressureBenefits} columns={2} look="ruled" />
			</Section>
			<Section title={pressureSurfacesTitle} tone="cream">
				<IconCards cards={pressureSurfaces} columns={6} look="panes" />
			</Section>
			<Section title={pressureProcessTitle}>
				<ProcessSteps steps={pressureSteps} />
			</Section>
			<OfferCard
				title={pressureQuoteCard.title}
				text={pressureQuoteCard.text(prices)}
				picture="driveway-after"
			>
				<QuoteLink service="pressure-washing" />
				<CallLink label={pressureQuoteCard.call} />
				<ButtonLink href={paths.serviceAreas} variant="quiet">
					{pressureQuoteCard.areas}
				</ButtonLink>
			</OfferCard>
		</>
	);
}
