import { business } from "#app/config/business.ts";
import { servedZips } from "#app/config/places.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { serviceCare, WINDOWS } from "#app/services/services.ts";
import { areaReach } from "./area-reach.ts";
import { type FaqItem, faqItems } from "./entities.ts";
import { contactPromise, enumerate } from "./phrases.ts";
import { typicalPrice, withSurcharges } from "./price-texts.ts";

const { guarantee, hours, payment, phone, product, timing } = business;
const windows = serviceCare[WINDOWS].rhythm.words;
const gutters = serviceCare["gutter-cleaning"].rhythm.words;
const paymentMethods = enumerate(payment.methods);
const zips = enumerate(servedZips.map((served) => served.zip));

export const homeFaq = (prices: PriceBook): readonly FaqItem[] =>
	faqItems({
		"Which services do you offer?": `${product.sentence}, gutter cleaning and maintenance, house washing and pressure washing. We also do high dusting, interior windows, light fixtures, roof washing, screens, skylights, solar panels and track cleaning.`,
		"Which areas do you serve?": `${areaReach.daily} Their ZIP codes are ${zips}. ${areaReach.beyond} The ZIP Locator tells you whether yours is on the list.`,
		"Are you licensed and insured?":
			"Yes, fully licensed and insured. We are glad to send you the certificate before we come.",
		"How quickly can I have an estimate?": `The instant quote takes about 60 seconds. After you send it, we'll contact you ${contactPromise}. An estimate that needs a visit is free and follows within ${timing.estimate}.`,
		"Can you come today?": `Often, yes. Call ${phone.display} before noon and ask. Same-day or same-week appointments depend on the schedule and the weather. There is no rush fee. In spring and fall it is better to book ahead.`,
		[`How much does ${product.name} cost?`]: withSurcharges(
			`Most homes come to ${typicalPrice(prices)}, depending on the size of the home. The calculator shows the range for your home in every package.`,
			prices,
		),
		[`What is included in ${product.name}?`]:
			"Every package includes the glass, inside and out. Deluxe adds a light cleaning of tracks, screens and sills. Luxury cleans all three in depth and details the frames.",
		"How often should windows and gutters be cleaned?": `We recommend windows ${windows} and gutters ${gutters}. Homes under trees may need more.`,
		"How long does a visit take?": `Most jobs take ${timing.job}. We'll give you a time frame when we confirm your appointment.`,
		"Do I have to be at home?":
			"Only if we clean inside. For work outside we need access to the house and an outdoor spigot. If you will be away, tell us when you book and we'll agree on access and payment in advance.",
		"How do I pay?": `Payment is due when the work is complete. We take ${paymentMethods}. There is no deposit for standard residential work.`,
		"What if I am not happy with the result?": `Our work comes with a ${guarantee.name}: ${guarantee.promise}. You can reach us ${hours.display}.`,
	});
