import { business } from "#app/config/business.ts";
import { formatDollars } from "#app/pricing/format.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { serviceCare, WINDOWS } from "#app/services/services.ts";
import { type FaqItem, faqItems } from "./entities.ts";
import { enumerate } from "./phrases.ts";
import {
	bundleSavings,
	gutterPrices,
	guttersFrom,
	homePrice,
	typicalPrice,
	windowsMinimum,
	withSurcharges,
} from "./price-texts.ts";

const { home, hours, payment, phone, product, timing } = business;
const windows = serviceCare[WINDOWS].rhythm.words;
const gutters = serviceCare["gutter-cleaning"].rhythm.words;
const paymentMethods = enumerate(payment.methods);

export const pricingFaq = (prices: PriceBook): readonly FaqItem[] =>
	faqItems({
		[`How much does ${product.name} cost?`]: withSurcharges(
			`Most homes come to ${typicalPrice(prices)}. As a guide: small homes ${homePrice(prices, "small", "basic", "deluxe")}, medium homes ${homePrice(prices, "medium", "basic", "deluxe")}, large homes ${homePrice(prices, "large", "basic", "luxury")}. Luxury in smaller homes and extra large homes can run higher. Your quote shows the range for your home and package.`,
			prices,
		),
		"What is the difference between Basic, Deluxe and Luxury?":
			"Basic is the glass only, inside and out. Deluxe adds light track cleaning, light screen cleaning and a sill wipe-down. Luxury cleans tracks, screens and sills in depth, takes the screens out to wash and dry them, and details the frames.",
		"Is the price in my quote final?":
			"It is an estimate, shown as a range with its midpoint. We'll confirm your window count and the condition of your windows with you, then give you the price. We agree on it before we start. It changes only if you change the work.",
		"How soon will I hear from you?": `During our hours, we'll contact you within ${timing.contact} of your request, and you'll have a quote within ${timing.quote}. If you prefer to talk, a quote over the phone takes about ${timing.phoneQuote}. If we need to see the property first, the free estimate follows within ${timing.estimate}.`,
		"Do you have a minimum charge?": `Yes. The minimum service charge for ${product.name} in ${home.township} is ${windowsMinimum(prices)}. Gutter cleaning and pressure washing have separate minimums, and we'll tell you which one applies before you book.`,
		"How much does gutter cleaning cost?": `Gutter cleaning starts at ${formatDollars(guttersFrom(prices))} for most homes. ${gutterPrices(prices).bySize} Gutters that haven't been cleaned in over two years are at the upper end. ${gutterPrices(prices).asAddon}`,
		"How much does pressure washing cost?":
			"Pressure washing is priced to the job: what we clean, how large it is and how long it has been left. The calculator gives you a range for the house exterior, the patio or deck and the driveway or sidewalk. We'll confirm the price after we have looked at the surfaces. The estimate is free, with no obligation.",
		"Do I save if I book more than one service?": bundleSavings(prices)
			? `Yes. ${bundleSavings(prices)} The calculator takes the saving off and shows it on its own line.`
			: "No. Each service costs the same, alone or with others.",
		"Is there a rush fee for same-day service?": `No. Same-day work costs the same. Call ${phone.display} before noon and we will fit you in if the schedule and the weather allow it.`,
		"What happens if it rains?":
			"If the weather makes the work unsafe or not worth doing, we'll move your appointment at no charge. We also offer a Rain Day Guarantee for an extra fee. Ask us about it when you book.",
		"Which payment methods do you take?": `We take ${paymentMethods}.`,
		"When do I pay, and do you ask for a deposit?":
			"Payment is due when the job is complete. We take no deposit for standard residential work. For large commercial jobs we may ask for 50% upfront.",
		"How long does a job take?": `Most jobs take ${timing.job}. Size, number of windows and condition make the difference. We'll give you a time frame when we confirm your appointment.`,
		"How often should I have my home cleaned?": `We recommend windows ${windows} and gutters ${gutters}, usually in late spring and late fall.`,
		"When do you work, and how far ahead should I book?": `We work ${hours.display}. Same-day or same-week appointments are often available. Spring and fall are our busiest seasons, so book ahead if you need a certain date.`,
	});

/** Returns the questions without those about windows, which come first. */
export const pricingFaqWithoutWindows = (prices: PriceBook) => pricingFaq(prices).slice(2);
