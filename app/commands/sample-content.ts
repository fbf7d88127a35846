import { aboutStoryIsSample } from "../content/about";
import { homeReviewsAreSamples } from "../content/home-reviews";
import { pricingTestimonialsAreSamples } from "../content/pricing-testimonials";
import { residentialReviewsAreSamples } from "../content/residential-reviews";
import { whyChooseTestimonialsAreSamples } from "../content/why-choose";

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
