import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { QuoteLink } from "#app/components/marketing/links.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { ProcessSteps } from "#app/components/marketing/process-steps.tsx";
import { CallToAction, CardSection, Section } from "#app/components/marketing/section.tsx";
import { ButtonLink, CallLink } from "#app/components/ui/button.tsx";
import { business } from "#app/config/business.ts";
import { bookingPath, paths } from "#app/config/paths.ts";
import { typicalRange } from "#app/content/price-texts.ts";
import { windowCleaningPage as page } from "#app/content/window-cleaning.ts";
import { pageService, publicTags } from "#app/seo/public-page.ts";

export const loader = ({ context }: LoaderFunctionArgs) => context.prices();

export const meta: MetaFunction<typeof loader> = ({ data: prices }) =>
	publicTags("product", [pageService("product", business.product.title, prices && typicalRange(prices))]);

export default function ProductRoute() {
	return (
		<>
			<PageHero
				{...page.hero}
				breadcrumbs="product"
				actions={
					<>
						<QuoteLink service={business.product.slug} />
						<ButtonLink href={bookingPath()} variant="quiet">
							{page.hero.quote}
						</ButtonLink>
						<CallLink />
					</>
				}
			/>
			<CardSection {...page.benefits} tone="sky" columns={6} look="panes" />
			<Section title={page.process.title}>
				<ProcessSteps steps={page.process.steps} />
			</Section>
			<CallToAction title={page.closing.title} text={page.closing.text}>
				<QuoteLink service={business.product.slug} />
				<CallLink label={page.closing.call} variant="ghost" />
				<ButtonLink href={paths.serviceAreas} variant="ghost">
					{page.closing.areas}
				</ButtonLink>
			</CallToAction>
		</>
	);
}
