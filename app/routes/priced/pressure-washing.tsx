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
import { pressureWashingPage as page } from "#app/content/pressure-washing.ts";
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
				title={page.hero.title}
				text={page.hero.text}
				breadcrumbs="pressureWashing"
				picture={{ name: "service-pressure-washing", alt: page.hero.imageAlt }}
				actions={<QuoteOrCall service="pressure-washing" />}
			/>
			<Section title={page.benefits.title} layout="split">
				<IconCards cards={page.benefits.cards} columns={2} look="ruled" />
			</Section>
			<Section title={page.surfaces.title} tone="cream">
				<IconCards cards={page.surfaces.cards} columns={6} look="panes" />
			</Section>
			<Section title={page.process.title}>
				<ProcessSteps steps={page.process.steps} />
			</Section>
			<OfferCard title={page.quoteCard.title} text={page.quoteCard.text(prices)} picture="driveway-after">
				<QuoteLink service="pressure-washing" />
				<CallLink label={page.quoteCard.call} />
				<ButtonLink href={paths.serviceAreas} variant="quiet">
					{page.quoteCard.areas}
				</ButtonLink>
			</OfferCard>
		</>
	);
}
