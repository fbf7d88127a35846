import { business } from "#app/config/business.ts";

const { foundedYear, home, name, product } = business;
const { region, township } = home;

/** What the head of a page says about it (SPEC section 2, shared layout). */
export interface PageSeo {
	/** At most 60 characters. */
	title: string;
	/** 50 to 160 characters. */
	description: string;
	keywords: readonly string[];
	/** Kept out of search engines. */
	noindex?: true;
}

/** Used where a page names nothing of its own (SPEC section 2, shared layout). */
export const defaultSeo: PageSeo = {
	title: `${name} | ${township}, ${region}`,
	description: `${product.sentence}, gutter cleaning and pressure washing in ${township}, ${region}. Family owned since ${foundedYear}, fully licensed and insured.`,
	keywords: [product.name, "gutter cleaning", "pressure washing", "house washing", `${township} ${region}`],
};
