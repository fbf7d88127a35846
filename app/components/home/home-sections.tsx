import { TextLink } from "#app/components/marketing/links.tsx";
import { Picture } from "#app/components/marketing/picture.tsx";
import { PictureCard } from "#app/components/marketing/picture-card.tsx";
import { ReviewCard } from "#app/components/marketing/review-card.tsx";
import { CardSection, IconCards, Section } from "#app/components/marketing/section.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { business, yearsInBusiness } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { servedZips } from "#app/config/places.ts";
import {
	homeHeadings,
	homeLocalExpertise,
	homeReviewsSection,
	homeServices,
	homeTrustCards,
	homeVideo,
	homeWhy,
} from "#app/content/home.ts";
import { homeReviews } from "#app/content/home-reviews.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";

export function TrustCards() {
	return (
		<div className="wrap relative z-10 lg:-mt-12">
			<IconCards cards={homeTrustCards(yearsInBusiness(Date.now()))} columns={3} look="panes" level={2} />
		</div>
	);
}

export function ServicesOverview({ prices }: { prices: PriceBook }) {
	return (
		<Section
			title={homeHeadings.services}
			intro={homeHeadings.servicesIntro}
			aside={<TextLink href={paths.services}>{homeHeadings.servicesLink}</TextLink>}
		>
			<ul className="grid gap-6 lg:grid-cols-2 lg:grid-rows-2">
				{homeServices(prices).map(({ href, link, ...service }, position) => (
					<PictureCard
						key={service.title}
						{...service}
						wide={position > 0}
						className={position === 0 ? "lg:row-span-2" : ""}
					>
						<TextLink href={href}>{link}</TextLink>
					</PictureCard>
				))}
			</ul>
		</Section>
	);
}

export function WhyBlock() {
	return (
		<CardSection
			{...homeWhy}
			layout="split"
			aside={<TextLink href={paths.whyChoose}>{homeWhy.link}</TextLink>}
			columns={2}
			look="ruled"
		/>
	);
}

export function ReviewsWall() {
	return (
		<Section
			{...homeReviewsSection}
			aside={
				<TextLink href={business.social.reviews.href} external>
					{homeReviewsSection.link}
				</TextLink>
			}
		>
			<ul className="gap-5 space-y-5 md:columns-2 xl:columns-3">
				{homeReviews.map((review, position) => (
					<ReviewCard key={review.name} review={review} lead={position % 4 === 0} />
				))}
			</ul>
		</Section>
	);
}

/** Nothing third-party loads before a click, when the site script replaces the link by the embed. */
export function VideoBlock() {
	const { title, watchUrl, embedUrl } = business.social.video;
	return (
		<section className="on-ink bg-ink py-16 text-white lg:py-24">
			<div className="wrap grid items-center gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-16">
				<a
					href={watchUrl}
					data-embed={embedUrl}
					data-embed-title={title}
					className="group relative block aspect-video overflow-hidden rounded-lg"
				>
					<Picture name="video-poster" alt="" sizes="(min-width: 64rem) 62vw, 92vw" className="h-full" />
					<span className="absolute inset-0 grid place-content-center justify-items-center">
						<span className="grid size-20 place-items-center rounded-full bg-orange text-ink shadow-lift transition-transform group-hover:scale-105">
							<Icon name="play" className="size-9" />
						</span>
						<span className="sr-only"> {homeVideo.play}</span>
					</span>
				</a>
				<div>
					<h2 className="text-2xl text-white">{homeVideo.title}</h2>
					<p className="mt-4 text-lg text-sky">{homeVideo.caption}</p>
					<div className="mt-4">
						<TextLink href={watchUrl} external onInk>
							{homeVideo.fallback}
						</TextLink>
					</div>
				</div>
			</div>
		</section>
	);
}

export function LocalExpertise() {
	const { title, text, zipTitle, zipNote, zipLink, areasLink } = homeLocalExpertise;
	return (
		<section className="bg-cream py-16 lg:py-24">
			<div className="wrap grid gap-10 lg:grid-cols-2 lg:gap-20">
				<div>
					<h2 className="text-2xl">{title}</h2>
					{text.map((paragraph) => (
						<p key={paragraph} className="mt-4 max-w-prose text-lg text-ink-soft">
							{paragraph}
						</p>
					))}
				</div>
				<div>
					<h3 className="text-lg">{zipTitle}</h3>
					<dl className="mt-4">
						{servedZips.map(({ zip, places }) => (
							<div key={zip} className="flex flex-wrap items-baseline gap-x-6 border-t border-ink/15 py-4">
								<dt className="text-2xl font-bold tabular-nums tracking-tight">{zip}</dt>
								<dd className="flex-1 text-ink-soft">{places.join(", ")}</dd>
							</div>
						))}
					</dl>
					<p className="border-t border-ink/15 pt-4 text-ink-soft">{zipNote}</p>
					<p className="mt-2 flex flex-wrap gap-x-8">
						<TextLink href={paths.zipLocator}>{zipLink}</TextLink>
						<TextLink href={paths.serviceAreas}>{areasLink}</TextLink>
					</p>
				</div>
			</div>
		</section>
	);
}
