import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { QuoteLink, QuoteOrCall } from "#app/components/marketing/links.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { ProcessSteps } from "#app/components/marketing/process-steps.tsx";
import { CardSection, OfferCard, Section } from "#app/components/marketing/section.tsx";
import { ButtonLink, CallLink } from "#app/components/ui/button.tsx";
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
				{...page.hero}
				breadcrumbs="pressureWashing"
				actions={<QuoteOrCall service="pressure-washing" />}
			/>
			<CardSection {...page.benefits} layout="split" columns={2} look="ruled" />
			<CardSection {...page.surfaces} tone="cream" columns={6} look="panes" />
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
