/** Every fact about the company; its places are in `places.ts`. To adopt the site, edit both and the texts in `app/content`. */
export const business = {
	name: "Glasswing Exterior Cleaning",
	/** The short name; also in the why-choose page's URL. */
	brand: { name: "Glasswing", slug: "glasswing" },
	/** The main service. Its slug is part of two URLs and of saved quotes. */
	product: {
		name: "window cleaning",
		title: "Window Cleaning",
		sentence: "Window cleaning",
		slug: "window-cleaning",
	},
	/** Canonical and social addresses start with it. */
	siteUrl: "https://www.glasswing.example",

	phone: {
		display: "(570) 555-0148",
		href: "tel:+15705550148",
		e164: "+15705550148",
		/** What a visitor's number looks like here. */
		example: "(570) 555-0123",
	},
	email: {
		display: "hello@glasswing.example",
		href: "mailto:hello@glasswing.example",
		/** Mails have this sender, and a quote without an email has it as its email. */
		noReply: "no-reply@glasswing.example",
	},

	home: {
		township: "Waverly Township",
		slug: "waverly-township",
		county: "Lackawanna County",
		region: "PA",
		regionName: "northeast Pennsylvania",
		postalCode: "18411",
		/** The state's ZIP codes begin with three digits, from the first of these to the last. */
		statePrefixes: [150, 196],
		country: "US",
		latitude: 41.5265,
		longitude: -75.7102,
		radiusMiles: 15,
		/** Cloudflare runs the live feed in this region: wnam, enam, weur, … It counts when the feed is first used, and never again. */
		locationHint: "enam",
	},
	/** Every mail ends with this address; laws ask for it in those that advertise. */
	postalAddress: { isSample: true, display: "100 Example Road, Waverly Township, PA 18411" },
	timeZone: "America/New_York",
	hours: {
		days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
		opens: "08:00",
		closes: "18:00",
		display: "Monday to Saturday, 8 am to 6 pm",
	},
	areasServed: ["Waverly Township", "Clarks Summit", "Dalton", "Glenburn"],

	owner: { firstName: "Daniel" },
	foundedYear: 2014,
	copyrightFrom: 2024,
	social: {
		profile: { label: "Facebook", href: "https://www.facebook.com/glasswing.example" },
		reviews: {
			label: "Google",
			href: "https://www.google.com/maps/search/?api=1&query=Glasswing+Exterior+Cleaning",
		},
		video: {
			title: "A morning on the ladder with Glasswing",
			watchUrl: "https://www.youtube.com/watch?v=GlasswingDemo",
			embedUrl: "https://www.youtube-nocookie.com/embed/GlasswingDemo",
		},
	},
	/** The company's own record gives these figures, which are samples until `areSamples` is false. */
	claims: {
		areSamples: true,
		homes: "500+",
		/** The reviews are those of all review sites. */
		fiveStarReviews: "200+",
		rating: {
			value: 4.9,
			count: 36,
			best: 5,
			worst: 1,
			/** For search engines. Google shows no stars for ratings that a company publishes of itself. */
			inStructuredData: true,
		},
		priceRange: "$$",
		luxuryShare: "90%",
	},
	guarantee: {
		name: "100% satisfaction guarantee",
		/** Follows what it is about, such as "If you see a streak, …". */
		promise: "tell us within seven days, and we come back and make it right at no charge",
	},
	/** An appointment can be moved, cancelled or changed for nothing until then. */
	freeChange: "until the day before",
	timing: {
		estimate: "1 business day",
		quote: "60 minutes",
		contact: "5 minutes",
		firstText: "3-5 minutes",
		phoneQuote: "5 minutes",
		job: "2 to 4 hours",
	},
	/** Shows typical costs before asking for a name and a phone number. */
	showsEarlyEstimate: true,
	payment: { methods: ["cash", "check", "Visa", "Mastercard", "Discover", "American Express"] },
	themeColor: "#f97316",
} as const;

/** Returns the number of years, such as 11 for "11+ years". `now` is in UTC milliseconds. */
export function yearsInBusiness(now: number): number {
	return new Date(now).getUTCFullYear() - business.foundedYear;
}
