import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
	LocalExpertise,
	ReviewsWall,
	ServicesOverview,
	TrustCards,
	VideoBlock,
	WhyBlock,
} from "#app/components/home/home-sections.tsx";
import { Faq } from "#app/components/marketing/faq.tsx";
import { Gallery } from "#app/components/marketing/gallery.tsx";
import { QuoteOrCall } from "#app/components/marketing/links.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { CallToAction, Section } from "#app/components/marketing/section.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import type { GalleryImage } from "#app/content/entities.ts";
import { homeClosing, homeGallery, homeHeadings, homeHero } from "#app/content/home.ts";
import { homeFaq } from "#app/content/home-faq.ts";
import { homeReviews } from "#app/content/home-reviews.ts";
import { photoPairs } from "#app/content/owner-photos.ts";
import { isPicture } from "#app/pictures/pictures.ts";
import { faqNode, reviewNodes } from "#app/seo/page-nodes.ts";
import { publicTags } from "#app/seo/public-page.ts";

export const loader = ({ context }: LoaderFunctionArgs) => context.prices();

export const meta: MetaFunction<typeof loader> = ({ data: prices }) =>
	publicTags("home", [...(prices ? [faqNode(homeFaq(prices))] : []), ...reviewNodes(homeReviews)]);

const hasPair = (name: string): name is GalleryImage["picture"] =>
	isPicture(`${name}-before`) && isPicture(`${name}-after`);

const galleryImages: readonly GalleryImage[] = [
	...homeGallery.images,
	...photoPairs.flatMap(({ picture, ...pair }) => (hasPair(picture) ? [{ ...pair, picture }] : [])),
];

export default function HomeRoute() {
	const prices = useLoaderData<typeof loader>();
	return (
		<div data-prefetch={paths.services}>
			<PageHero {...homeHero} tall actions={<QuoteOrCall />}>
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
			<ServicesOverview prices={prices} />
			<Section title={homeHeadings.faq} tone="sky" layout="split">
				<Faq items={homeFaq(prices)} name="home-faq" />
			</Section>
			<CallToAction {...homeClosing} />
		</div>
	);
}
