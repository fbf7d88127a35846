import { namesOf } from "#app/catalog/records.ts";
import { business } from "#app/config/business.ts";
import { defaultPicture, type SharedPicture } from "./default-seo.ts";

/** What a page's social picture shows: a scene, where to look in it (0 left, 1 right), and two texts. */
interface SocialPicture extends SharedPicture {
	/** The name of a drawing in `scripts/pictures/source`. */
	scene: string;
	focus: number;
}

const { brand, product, home, foundedYear, claims } = business;
const place = `${home.township}, ${home.region}`;

const pictures = {
	home: {
		scene: "hero",
		focus: 0.72,
		headline: `${product.sentence} that lets the morning in`,
		line: place,
	},
	about: {
		scene: "team-van",
		focus: 0.5,
		headline: "Family-owned, close to home",
		line: `Since ${foundedYear} in ${place}`,
	},
	services: {
		scene: "service-house-washing",
		focus: 0.42,
		headline: "Every side of your home, clean",
		line: `${product.sentence}, gutters, house and pressure washing`,
	},
	residential: {
		scene: "driveway-after",
		focus: 0.62,
		headline: "Care for the home you live in",
		line: `Trusted with ${claims.homes} homes`,
	},
	"service-areas": {
		scene: "area-map",
		focus: 0.46,
		headline: `${home.township} and nearby`,
		line: `About ${home.radiusMiles} miles around`,
	},
	"zip-locator": {
		scene: "area-map",
		focus: 0.46,
		headline: "Do we serve your street?",
		line: "Check your ZIP code",
	},
	product: {
		scene: "service-windows",
		focus: 0.55,
		headline: `${product.sentence} in ${home.township}`,
		line: "Streak-free, screens and sills included",
	},
	"gutter-cleaning": {
		scene: "service-gutters",
		focus: 0.45,
		headline: `Gutter cleaning in ${home.township}`,
		line: "Cleared, flushed and inspected",
	},
	"pressure-washing": {
		scene: "service-pressure-washing",
		focus: 0.4,
		headline: `Pressure washing in ${home.township}`,
		line: "Driveways, patios, siding and walks",
	},
	"why-choose": {
		scene: "glass-after",
		focus: 0.45,
		headline: `Why neighbors choose ${brand.name}`,
		line: `${claims.fiveStarReviews} five-star reviews`,
	},
	"pricing-calculator": {
		scene: "driveway-after",
		focus: 0.55,
		headline: "Your price in about 60 seconds",
		line: "Instant quote, no phone call needed",
	},
} as const satisfies Record<string, Omit<SocialPicture, "page">>;

const standard = { ...defaultPicture, scene: "hero", focus: 0.72 } as const;

export const socialPictures = [standard, ...namesOf(pictures).map((page) => ({ page, ...pictures[page] }))];

export type SocialPage = (typeof socialPictures)[number]["page"];

export function socialPictureOf(page: SocialPage): SocialPicture {
	return socialPictures.find((picture) => picture.page === page) ?? standard;
}
