import type {
	AggregateRating,
	BreadcrumbList,
	FAQPage,
	Graph,
	HomeAndConstructionBusiness,
	Offer,
	Organization,
	Place,
	Review as ReviewData,
	Service,
	Thing,
	WebSite,
} from "schema-dts";
import { business } from "../config/business";
import { paths } from "../config/paths";
import type { FaqItem, Review } from "../content/entities";
import { servedZips } from "../content/service-areas";
import { additionalServices, featuredServices } from "../content/services";
import type { SiteLink } from "../content/site";

const absolute = (path: string) => new URL(path, business.siteUrl).href;
const ids = {
	business: absolute("/#business"),
	organization: absolute("/#organization"),
	website: absolute("/#website"),
} as const;
/** Points at a thing of the same page by its `@id`. */
const reference = (id: string) => ({ "@id": id });
/** A township, a county or a region: only "place" fits them all. */
const place = (name: string): Place => ({ "@type": "Place", name });
const { claims, email, home, hours, payment, phone, social } = business;

/** One script's content: the company, its site and what the page adds. */
export function thingGraph(things: readonly Thing[]): Graph {
	return { "@context": "https://schema.org", "@graph": [company, organization, website, ...things] };
}

/** The business (SPEC section 3, Business structured data). Everything else refers to it by its one `@id`. */
const company: HomeAndConstructionBusiness = {
	"@type": "HomeAndConstructionBusiness",
	"@id": ids.business,
	name: business.name,
	url: absolute(paths.home),
	telephone: phone.e164,
	email: email.display,
	priceRange: claims.priceRange,
	currenciesAccepted: "USD",
	paymentAccepted: payment.methods.join(", "),
	image: absolute("/social/default.jpg"),
	logo: absolute("/icon-512.png"),
	address: {
		"@type": "PostalAddress",
		addressLocality: home.township,
		addressRegion: home.region,
		postalCode: home.postalCode,
		addressCountry: home.country,
	},
	geo: { "@type": "GeoCoordinates", latitude: home.latitude, longitude: home.longitude },
	openingHoursSpecification: {
		"@type": "OpeningHoursSpecification",
		dayOfWeek: hours.days,
		opens: hours.opens,
		closes: hours.closes,
	},
	sameAs: [social.profile.href],
	areaServed: business.areasServed.map(place),
	parentOrganization: reference(ids.organization),
	...(claims.rating.inStructuredData && { aggregateRating: aggregateRating() }),
};

/** The organization (SPEC section 3, Organization data). */
const organization: Organization = {
	"@type": "Organization",
	"@id": ids.organization,
	name: business.name,
	url: absolute(paths.home),
	logo: absolute("/icon-512.png"),
	foundingDate: String(business.foundedYear),
	founder: { "@type": "Person", name: business.owner.firstName },
	contactPoint: {
		"@type": "ContactPoint",
		contactType: "customer service",
		telephone: phone.e164,
		email: email.display,
		availableLanguage: "English",
	},
};

const website: WebSite = {
	"@type": "WebSite",
	"@id": ids.website,
	name: business.name,
	url: absolute(paths.home),
	inLanguage: "en-US",
	publisher: reference(ids.organization),
};

/** Google does not show stars that a company publishes of itself; other readers of the data do use them. */
function aggregateRating(): AggregateRating {
	const { value, count, best, worst } = claims.rating;
	return {
		"@type": "AggregateRating",
		ratingValue: value,
		reviewCount: count,
		bestRating: best,
		worstRating: worst,
	};
}

/** Customers' reviews of the business; none where the profile keeps ratings out of structured data. */
export function reviewThings(reviews: readonly Review[]): ReviewData[] {
	if (!claims.rating.inStructuredData) return [];
	return reviews.map(({ name, date, text, rating }) => ({
		"@type": "Review",
		itemReviewed: reference(ids.business),
		author: { "@type": "Person", name },
		datePublished: date,
		reviewBody: text,
		reviewRating: {
			"@type": "Rating",
			ratingValue: rating,
			bestRating: claims.rating.best,
			worstRating: claims.rating.worst,
		},
	}));
}

export function faqThing(items: readonly FaqItem[]): FAQPage {
	return {
		"@type": "FAQPage",
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

/** The visible trail, entry for entry. */
export function breadcrumbThing(trail: readonly SiteLink[]): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ label, href }, position) => ({
			"@type": "ListItem",
			position: position + 1,
			name: label,
			item: absolute(href),
		})),
	};
}

interface ServiceFacts {
	name: string;
	description: string;
	path: string;
	/** Whole dollars: a lowest price, or a lowest and a highest. */
	price?: { low: number; high?: number };
	areas?: readonly string[];
}

/** One service of the business, with its price where the page names one. */
export function serviceThing({ name, description, path, price, areas }: ServiceFacts): Service {
	return {
		"@type": "Service",
		"@id": absolute(`${path}#service`),
		name,
		serviceType: name,
		description,
		url: absolute(path),
		provider: reference(ids.business),
		areaServed: (areas ?? business.areasServed).map(place),
		...(price && {
			offers: {
				"@type": "AggregateOffer",
				priceCurrency: "USD",
				lowPrice: price.low,
				...(price.high && { highPrice: price.high }),
			},
		}),
	};
}

/** All services as a catalogue. */
export function serviceCatalogThing(): Service {
	const offers = [...featuredServices, ...additionalServices].map(
		({ title, description }): Offer => ({
			"@type": "Offer",
			itemOffered: { "@type": "Service", name: title, description, provider: reference(ids.business) },
		}),
	);
	return {
		"@type": "Service",
		"@id": absolute(`${paths.services}#service`),
		name: "Exterior cleaning",
		serviceType: "Exterior cleaning",
		url: absolute(paths.services),
		provider: reference(ids.business),
		areaServed: servedZips.flatMap(({ places }) => places.map(place)),
		hasOfferCatalog: { "@type": "OfferCatalog", name: "Exterior cleaning services", itemListElement: offers },
	};
}
