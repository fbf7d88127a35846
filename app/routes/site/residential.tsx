import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CheckList } from "#app/components/marketing/check-list.tsx";
import { ActionRow, QuoteLink, QuoteOrCall, TextLink } from "#app/components/marketing/links.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { ReviewCard } from "#app/components/marketing/review-card.tsx";
import { CardGrid, CardSection, IconCards, Section } from "#app/components/marketing/section.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { ButtonLink, CallLink } from "#app/components/ui/button.tsx";
import { business } from "#app/config/business.ts";
import { bookingPath, paths } from "#app/config/paths.ts";
import { residentialPage as page } from "#app/content/residential.ts";
import { residentialReviews } from "#app/content/residential-reviews.ts";
import { readZip } from "#app/fields/zip.ts";
import { publicMeta } from "#app/seo/public-page.ts";
import { knownSettings, visitorAlert } from "#app/settings/visitor-settings.server.ts";

export const meta = publicMeta("residential");

export function loader({ request, context }: LoaderFunctionArgs) {
	const zip = readZip(new URL(request.url).searchParams.get("zip") ?? "") ?? undefined;
	return { zip, notice: visitorAlert(knownSettings(context)) };
}

export default function ResidentialRoute() {
	const { zip, notice } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHero {...page.hero} breadcrumbs="residential" actions={<ResidentialActions zip={zip} />} />
			<CardSection {...page.benefits} tone="sky" columns={6} look="panes" />
			<Section title={page.promise.title} layout="split">
				<CheckList points={page.promise.points} />
			</Section>
			<section className="bg-cream py-12">
				<div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
					<div>
						<h2 className="text-2xl">{page.areas.title}</h2>
						<p className="mt-2 text-lg text-ink-soft">{page.areas.text}</p>
					</div>
					<p className="flex flex-wrap gap-x-8">
						<TextLink href={paths.serviceAreasAlias}>{page.areas.areasLink}</TextLink>
						<TextLink href={paths.zipLocator}>{page.areas.zipLink}</TextLink>
					</p>
				</div>
			</section>
			<ResidentialQuote zip={zip} notice={notice} />
			<ResidentialReviews />
			<ResidentialPledges zip={zip} />
		</>
	);
}

function ResidentialPledges({ zip }: { zip: string | undefined }) {
	return (
		<Section
			title={page.pledgeCard.title}
			intro={page.pledgeCard.text}
			tone="glass"
			layout="split"
			aside={
				<ActionRow className="mt-6">
					<QuoteLink zip={zip} />
					<ButtonLink href={bookingPath(zip)} variant="ghost">
						{page.pledgeCard.quote}
					</ButtonLink>
					<CallLink variant="ghost" />
				</ActionRow>
			}
		>
			<IconCards cards={page.pledges} columns={2} look="ink" />
		</Section>
	);
}

interface ResidentialQuoteProps {
	zip: string | undefined;
	notice: ReturnType<typeof visitorAlert>;
}

function ResidentialQuote({ zip, notice }: ResidentialQuoteProps) {
	const { title, text } = page.quote;
	return (
		<section id="quote" className="bg-orange-mist py-12 lg:py-16">
			<div className="wrap grid gap-6">
				<div className="max-w-2xl">
					<h2 className="text-2xl">{title}</h2>
					<p className="mt-3 text-lg">{text}</p>
				</div>
				{notice && <Alert tone="warning" {...notice} />}
				<ActionRow>
					<ResidentialActions zip={zip} />
				</ActionRow>
			</div>
		</section>
	);
}

function ResidentialActions({ zip }: { zip: string | undefined }) {
	return (
		<>
			<QuoteOrCall zip={zip} />
			<ButtonLink href={business.email.href} variant="quiet" icon="mail">
				<span className="min-w-0">{page.hero.email}</span>
			</ButtonLink>
		</>
	);
}

function ResidentialReviews() {
	return (
		<Section title={page.reviews.title}>
			<CardGrid columns={6}>
				{residentialReviews.map((review) => (
					<ReviewCard key={review.name} review={review} paidLabel={page.reviews.paidLabel} />
				))}
			</CardGrid>
			<p className="mt-8">
				<TextLink href={business.social.reviews.href} external>
					{page.reviews.link}
				</TextLink>
			</p>
		</Section>
	);
}
