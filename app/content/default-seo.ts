import { business } from "#app/config/business.ts";

const { foundedYear, home, name, product } = business;
const { region, township } = home;

export interface PageSeo {
	/** A title has at most 60 characters. */
	title: string;
	/** A description has 50 to 160 characters. */
	description: string;
	keywords: readonly string[];
	noindex?: true;
}

export const defaultSeo: PageSeo = {
	title: `${name} | ${township}, ${region}`,
	description: `${product.sentence}, gutter cleaning and pressure washing in ${township}, ${region}. Family owned since ${foundedYear}, fully licensed and insured.`,
	keywords: [product.name, "gutter cleaning", "pressure washing", "house washing", `${township} ${region}`],
};

export interface SharedPicture {
	/** The picture's file name under /social. */
	page: string;
	headline: string;
	line: string;
}

export const defaultPicture = {
	page: "default",
	headline: business.name,
	line: `${business.home.township}, ${business.home.region}`,
} as const satisfies SharedPicture;
