import type { IconName } from "#app/pictures/icon-names.ts";
import type { PictureName } from "#app/pictures/manifest.ts";

/** One question of an accordion (SPEC section 3, FAQ item). */
export interface FaqItem {
	question: string;
	answer: string;
}

/** One customer review; `date` is an ISO date (SPEC section 3, Review). */
export interface Review {
	/** First name plus initial. */
	name: string;
	location: string;
	rating: number;
	date: string;
	text: string;
	service: string;
}

/** A review that also says what the customer paid, in whole dollars (SPEC section 3, Review). */
export interface PricedReview extends Review {
	pricePaid: number;
}

/** A point worth a picture: a value, a benefit, a pledge or a badge (SPEC section 3, Value card). */
export interface ValueCard {
	icon: IconName;
	title: string;
	description: string;
}

/** A service in a grid; featured ones are marked Popular (SPEC section 3, Service card). */
export interface ServiceCard extends ValueCard {
	featured: boolean;
}

/** What comes before "-before" in the name of a picture that has an "-after". */
type PairName<Name> = Name extends `${infer Pair}-before` ? Pair : never;

/** A before/after pair. `picture` names the image, `alt` says what it shows (SPEC section 3, Gallery image). */
export interface GalleryImage {
	picture: PairName<PictureName>;
	alt: string;
	beforeAlt: string;
	afterAlt: string;
	title: string;
	description: string;
}

/** One numbered step of "how it works" or "what happens next" (SPEC section 2). */
export interface ProcessStep {
	title: string;
	description: string;
}
