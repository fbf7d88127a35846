import type { MetaFunction } from "@remix-run/cloudflare";
import { LocalExpertise } from "../../components/home/local-expertise";
import { ReviewsWall } from "../../components/home/reviews-wall";
import { ServicesOverview } from "../../components/home/services-overview";
import { TrustCards } from "../../components/home/trust-cards";
import { VideoBlock } from "../../components/home/video-block";
import { WhyBlock } from "../../components/home/why-block";
import { CallLink } from "../../components/marketing/call-link";
import { CallToAction } from "../../components/marketing/call-to-action";
import { Faq } from "../../components/marketing/faq";
import { Gallery } from "../../components/marketing/gallery";
import { PageHero } from "../../components/marketing/page-hero";
import { QuoteLink } from "../../components/marketing/quote-link";
import { Section } from "../../components/marketing/section";
import { Icon } from "../../components/ui/icon";
import { paths } from "../../config/paths";
import type { GalleryImage } from "../../content/entities";
import { homeClosing, homeGallery, homeGalleryImages, homeHeadings, homeHero } from "../../content/home";
import { homeFaq } from "../../content/home-faq";
import { homeReviews } from "../../content/home-reviews";
import { photoPairs } from "../../content/owner-photos";
import { pageSeo } from "../../content/seo";
import { isPicture } from "../../pictures/manifest";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { faqThing, reviewThings } from "../../seo/page-things";

export const handle = { prerender: [paths.home] } satisfies RouteHandle;
export const meta: MetaFunction = () =>
	pageMeta(pageSeo.home, {
		path: paths.home,
		image: "home",
		things: [faqThing(homeFaq), ...reviewThings(homeReviews)],
	});

/** A pair of which both photos are there. */
const hasPair = (name: string): name is GalleryImage["picture"] =>
	isPicture(`${name}-before`) && isPicture(`${name}-after`);

const galleryImages: readonly GalleryImage[] = [
	...homeGalleryImages,
	...photoPairs.flatMap(({ picture, ...pair }) => (hasPair(picture) ? [{ ...pair, picture }] : [])),
];

export default function HomeRoute() {
	return (
		<div data-prefetch={paths.services}>
			<PageHero
				tall
				eyebrow={homeHero.eyebrow}
				title={homeHero.title}
				text={homeHero.text}
				picture={{ name: "hero", alt: homeHero.imageAlt, focus: "right" }}
				actions={
					<>
						<QuoteLink />
						<CallLink label={homeHero.secondary} />
					</>
				}
			>
				<p className="flex items-center gap-2 text-sm font-bold">
					<Icon name="star" className="size-5 text-ember" />
					{homeHero.rating}
				</p>
			</PageHero>
			<TrustCards />
			<WhyBlock />
			<Section title={homeGallery.title} intro={homeGallery.intro} tone="sky" layout="split">
				<Gallery images={galleryImages} />
			</Section>
			<ReviewsWall />
			<VideoBlock />
			<LocalExpertise />
			<ServicesOverview />
			<Section title={homeHeadings.faq} tone="sky" layout="split">
				<Faq items={homeFaq} name="home-faq" />
			</Section>
			<CallToAction title={homeClosing.title} text={homeClosing.text}>
				<QuoteLink />
				<CallLink label={homeClosing.secondary} variant="ghost" />
			</CallToAction>
		</div>
	);
}
