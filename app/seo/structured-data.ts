import type {
	AggregateRating,
	Graph,
	HomeAndConstructionBusiness,
	Organization,
	Place,
	WebSite,
} from "schema-dts";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";

export const absoluteUrl = (path: string) => new URL(path, business.siteUrl).href;
export const nodeIds = {
	business: absoluteUrl("/#business"),
	organization: absoluteUrl("/#organization"),
	website: absoluteUrl("/#website"),
} as const;
export const nodeReference = (id: string) => ({ "@id": id });
/** A place is a township, a county or a region: only "place" fits all. */
export const placeNode = (name: string): Place => ({ "@type": "Place", name });
const { claims, email, home, hours, payment, phone, social } = business;

export function jsonLdGraph(nodes: Graph["@graph"]): Graph {
	return { "@context": "https://schema.org", "@graph": [company, organization, website, ...nodes] };
}

const company: HomeAndConstructionBusiness = {
	"@type": "HomeAndConstructionBusiness",
	"@id": nodeIds.business,
	name: business.name,
	url: absoluteUrl(paths.home),
	telephone: phone.e164,
	email: email.display,
	priceRange: claims.priceRange,
	currenciesAccepted: "USD",
	paymentAccepted: payment.methods.join(", "),
	image: absoluteUrl("/social/default.jpg"),
	logo: absoluteUrl("/icon-512.png"),
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
	areaServed: business.areasServed.map(placeNode),
	parentOrganization: nodeReference(nodeIds.organization),
	...(claims.rating.inStructuredData && { aggregateRating: aggregateRating() }),
};

const organization: Organization = {
	"@type": "Organization",
	"@id": nodeIds.organization,
	name: business.name,
	url: absoluteUrl(paths.home),
	logo: absoluteUrl("/icon-512.png"),
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
	"@id": nodeIds.website,
	name: business.name,
	url: absoluteUrl(paths.home),
	inLanguage: "en-US",
	publisher: nodeReference(nodeIds.organization),
};

/** Google does not show a company's own stars; other readers do. */
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
