import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { type ServiceCard, type ValueCard, valueCards } from "./entities.ts";
import { homePicture } from "./home.ts";

const { home, product } = business;

export const servicesPage = {
	hero: {
		...homePicture,
		title: "Our services",
		text: `Exterior cleaning for homes and some businesses in ${home.township} and nearby.`,
	},
	popular: "Popular",
	featuredTitle: "Most requested",
	additionalTitle: "Additional services",
	additionalIntro: "Add one of these to a visit, or ask for it on its own.",
	cardCall: "Call for a Quote",
	bundleTitle: "Book together and save",
	closingTitle: "Not sure what your home needs?",
	closingText: "Describe it to us. We will tell you what we would do, and what can wait.",
} as const;

/** House washing is a surface of pressure washing. */
export const featuredServices: readonly (ServiceCard & { service: string })[] = [
	{
		picture: "service-windows",
		title: product.title,
		description:
			"Glass cleaned inside and out, free of streaks. Choose how far we go with tracks, screens, sills and frames.",
		href: paths.product,
		link: `About ${product.name}`,
		service: product.slug,
	},
	{
		picture: "service-gutters",
		title: "Gutter Cleaning and Maintenance",
		description:
			"Leaves and grit removed, downspouts flushed, brackets and seams checked. Twice a year keeps most homes dry.",
		href: paths.gutterCleaning,
		link: "About gutter cleaning",
		service: "gutter-cleaning",
	},
	{
		picture: "service-house-washing",
		title: "House Washing",
		description: "A low-pressure wash that takes green film, dust and cobwebs off siding, trim and soffits.",
		href: paths.pressureWashing,
		link: "About washing siding",
		service: "pressure-washing",
	},
	{
		picture: "service-pressure-washing",
		title: "Pressure Washing",
		description: "Driveways, walkways, patios, decks and fences, each at the pressure its material can take.",
		href: paths.pressureWashing,
		link: "About pressure washing",
		service: "pressure-washing",
	},
];

export const additionalServices: readonly ValueCard[] = valueCards({
	"High Dusting": [
		"duster",
		"Beams, ledges and fans that are out of reach, dusted from a safe ladder or pole.",
	],
	"Interior Windows": ["window", "The inside of the glass only, with floors and furniture protected."],
	"Light Fixtures": ["light-fixture", "Entry lights, lanterns and chandeliers cleaned piece by piece."],
	"Roof Washing": ["roof", "Dark streaks and moss treated gently. No high pressure on shingles."],
	Screens: ["screen", "Removed, washed, dried and put back in the right frame."],
	Skylights: ["skylight", "Cleaned from the roof side, and from inside where we can reach."],
	"Solar Panels": ["solar-panel", "Dust, pollen and bird droppings rinsed off with care for the surface."],
	"Track Cleaning": ["track", "Grit and insects out of the tracks, so that windows slide freely again."],
});

export const servicesCatalog = { service: "Exterior cleaning", name: "Exterior cleaning services" } as const;
