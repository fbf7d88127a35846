import { business } from "#app/config/business.ts";
import { placesAreSamples } from "#app/config/places.ts";
import { aboutStoryIsSample } from "#app/content/about.ts";
import { homeReviewsAreSamples } from "#app/content/home-reviews.ts";
import { locationsAreSamples } from "#app/content/locations.ts";
import { pricingTestimonialsAreSamples } from "#app/content/pricing-testimonials.ts";
import { residentialReviewsAreSamples } from "#app/content/residential-reviews.ts";
import { whyChooseTestimonialsAreSamples } from "#app/content/why-choose.ts";
import { ratesAreSamples } from "#app/pricing/rates.ts";

const samples: readonly [file: string, holds: string, isSample: boolean][] = [
	["app/config/business.ts", "sample claims and ratings", business.claims.areSamples],
	["app/config/business.ts", "a sample postal address", business.postalAddress.isSample],
	["app/pricing/rates.ts", "sample prices, as app/services does", ratesAreSamples],
	["app/config/places.ts", "sample towns and ZIP codes", placesAreSamples],
	["app/content/locations.ts", "sample towns", locationsAreSamples],
	["app/content/about.ts", "an invented story", aboutStoryIsSample],
	["app/content/home-reviews.ts", "invented reviews", homeReviewsAreSamples],
	["app/content/pricing-testimonials.ts", "invented stories", pricingTestimonialsAreSamples],
	["app/content/residential-reviews.ts", "invented reviews", residentialReviewsAreSamples],
	["app/content/why-choose.ts", "invented reviews", whyChooseTestimonialsAreSamples],
];

/** What is not the company's own yet: a file and what it holds, such as "app/content/about.ts holds an invented story". */
export function sampleContent(): string[] {
	return samples.filter(([, , isSample]) => isSample).map(([file, holds]) => `${file} holds ${holds}`);
}
