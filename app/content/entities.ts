import type { IconName } from "#app/pictures/icon-names.ts";
import type { PictureName } from "#app/pictures/manifest.ts";

export interface FaqItem {
	question: string;
	answer: string;
}

/** One customer review; `date` is an ISO date. */
export interface Review {
	/** First name plus initial. */
	name: string;
	location: string;
	rating: number;
	date: string;
	text: string;
	service: string;
}

/** A review that also says what the customer paid, in whole dollars. */
export interface PricedReview extends Review {
	pricePaid: number;
}

export interface ValueCard {
	icon: IconName;
	title: string;
	description: string;
}

export interface ServiceCard extends ValueCard {
	featured: boolean;
}

/** What comes before "-before" in the name of a picture that has an "-after". */
type PairName<Name> = Name extends `${infer Pair}-before` ? Pair : never;

/** A before/after pair. `picture` names the image, `alt` says what it shows. */
export interface GalleryImage {
	picture: PairName<PictureName>;
	alt: string;
	beforeAlt: string;
	afterAlt: string;
	title: string;
	description: string;
}

export interface ProcessStep {
	title: string;
	description: string;
}
