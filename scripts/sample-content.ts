import { aboutStoryIsSample } from "#app/content/about.ts";
import { homeReviewsAreSamples } from "#app/content/home-reviews.ts";
import { pricingTestimonialsAreSamples } from "#app/content/pricing-testimonials.ts";
import { residentialReviewsAreSamples } from "#app/content/residential-reviews.ts";
import { whyChooseTestimonialsAreSamples } from "#app/content/why-choose.ts";

const samples: readonly [file: string, isSample: boolean][] = [
	["about.ts", aboutStoryIsSample],
	["home-reviews.ts", homeReviewsAreSamples],
	["pricing-testimonials.ts", pricingTestimonialsAreSamples],
	["residential-reviews.ts", residentialReviewsAreSamples],
	["why-choose.ts", whyChooseTestimonialsAreSamples],
];

/** The files of `app/content` that still hold reviews and stories which are not real. */
export function sampleContent(): string[] {
	return samples.filter(([, isSample]) => isSample).map(([file]) => `app/content/${file}`);
}
