import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ActionRow } from "#app/components/marketing/call-to-action.tsx";
import { CardGrid } from "#app/components/marketing/card-grid.tsx";
import { CheckList } from "#app/components/marketing/check-list.tsx";
import { IconCards } from "#app/components/marketing/icon-cards.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { QuoteLink } from "#app/components/marketing/quote-link.tsx";
import { QuoteOrCall } from "#app/components/marketing/quote-or-call.tsx";
import { ReviewCard } from "#app/components/marketing/review-card.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { TextLink } from "#app/components/marketing/text-link.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CallLink } from "#app/components/ui/call-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { business } from "#app/config/business.ts";
import { bookingPath, paths } from "#app/config/paths.ts";
import {
	residentialAreas,
	residentialBenefits,
	residentialBenefitsTitle,
	residentialHero,
	residentialPledgeCard,
	residentialPledges,
	residentialPromise,
	residentialQuote,
	residentialReviewsSection,
} from "#app/content/residential.ts";
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
			<PageHero
				title={residentialHero.title}
				text={residentialHero.text}
				breadcrumbs="residential"
				picture={{ name: "driveway-after", alt: residentialHero.imageAlt }}
				actions={<ResidentialActions zip={zip} />}
			/>
			<Section title={residentialBenefitsTitle} tone="sky">
				<IconCards cards={residentialBenefits} columns={6} look="panes" />
			</Section>
			<Section title={residentialPromise.title} layout="split">
				<CheckList points={residentialPromise.points} />
			</Section>
			<section className="bg-cream py-12">
				<div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
					<div>
						<h2 className="text-2xl">{residentialAreas.title}</h2>
						<p className="mt-2 text-lg text-ink-soft">{residentialAreas.text}</p>
					</div>
					<p className="flex flex-wrap gap-x-8">
						<TextLink href={paths.serviceAreasAlias}>{residentialAreas.areasLink}</TextLink>
						<TextLink href={paths.zipLocator}>{residentialAreas.zipLink}</TextLink>
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
			title={residentialPledgeCard.title}
			intro={residentialPledgeCard.text}
			tone="glass"
			layout="split"
			aside={
				<ActionRow className="mt-6">
					<QuoteLink zip={zip} />
					<ButtonLink href={bookingPath(zip)} variant="ghost">
						{residentialPledgeCard.quote}
					</ButtonLink>
					<CallLink variant="ghost" />
				</ActionRow>
			}
		>
			<IconCards cards={residentialPledges} columns={2} look="ink" />
		</Section>
	);
}

interface ZipProps {
	/** What a visitor has typed before; the quote begins with it. */
	zip: string | undefined;
}

function ResidentialQuote({ zip, notice }: ZipProps & { notice: ReturnType<typeof visitorAlert> }) {
	const { title, text } = residentialQuote;
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

function ResidentialActions({ zip }: ZipProps) {
	return (
		<>
			<QuoteOrCall zip={zip} />
			<ButtonLink href={business.email.href} variant="quiet">
				<Icon name="mail" className="size-5" />
				<span className="min-w-0">{residentialHero.email}</span>
			</ButtonLink>
		</>
	);
}

function ResidentialReviews() {
	return (
		<Section title={residentialReviewsSection.title}>
			<CardGrid columns={6}>
				{residentialReviews.map((review) => (
					<ReviewCard key={review.name} review={review} paidLabel={residentialReviewsSection.paidLabel} />
				))}
			</CardGrid>
			<p className="mt-8">
				<TextLink href={business.social.reviews.href} external>
					{residentialReviewsSection.link}
				</TextLink>
			</p>
		</Section>
	);
}
