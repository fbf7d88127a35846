import type { IconName, PictureName } from "#app/pictures/pictures.ts";

export interface FaqItem {
	question: string;
	answer: string;
}

export const faqItems = (table: Readonly<Record<string, string>>): readonly FaqItem[] =>
	Object.entries(table).map(([question, answer]) => ({ question, answer }));

/** `date` is an ISO date. */
export interface Review {
	/** First name plus initial. */
	name: string;
	location: string;
	/** Stars of five; all of them where this says nothing else. */
	rating?: number;
	date: string;
	text: string;
	service: string;
}

/** The price is in whole dollars. */
export interface PricedReview extends Review {
	pricePaid: number;
}

export interface ProcessStep {
	title: string;
	description: string;
}

export const processSteps = (table: Readonly<Record<string, string>>): readonly ProcessStep[] =>
	Object.entries(table).map(([title, description]) => ({ title, description }));

export interface ValueCard extends ProcessStep {
	icon: IconName;
}

export const valueCards = (
	table: Readonly<Record<string, readonly [icon: IconName, description: string]>>,
): readonly ValueCard[] =>
	Object.entries(table).map(([title, [icon, description]]) => ({ icon, title, description }));

export interface ServiceCard extends ProcessStep {
	picture: PictureName;
	href: string;
	link: string;
}

/** The part before "-before" of a picture that also has an "-after". */
type PairName<Name> = Name extends `${infer Pair}-before` ? Pair : never;

/** A before/after pair; `picture` is the pair's name. */
export interface GalleryImage {
	picture: PairName<PictureName>;
	alt: string;
	beforeAlt: string;
	afterAlt: string;
	title: string;
	description: string;
}
