import type { BreadcrumbList, FAQPage, Offer, Review as ReviewData, Service } from "schema-dts";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { servedZips } from "#app/config/places.ts";
import type { FaqItem, Review } from "#app/content/entities.ts";
import { additionalServices, featuredServices, servicesCatalog } from "#app/content/services.ts";
import type { SiteLink } from "#app/content/site.ts";
import { absoluteUrl, nodeIds, nodeReference, placeNode } from "./structured-data.ts";

const { claims } = business;

/** Returns no nodes where the profile keeps ratings out of structured data. */
export function reviewNodes(reviews: readonly Review[]): ReviewData[] {
	if (!claims.rating.inStructuredData) return [];
	return reviews.map(({ name, date, text, rating = claims.rating.best }) => ({
		"@type": "Review",
		itemReviewed: nodeReference(nodeIds.business),
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

export function faqNode(items: readonly FaqItem[]): FAQPage {
	return {
		"@type": "FAQPage",
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

export function breadcrumbNode(breadcrumbs: readonly SiteLink[]): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		itemListElement: breadcrumbs.map(({ label, href }, position) => ({
			"@type": "ListItem",
			position: position + 1,
			name: label,
			item: absoluteUrl(href),
		})),
	};
}

export interface ServiceFacts {
	name: string;
	description?: string;
	path: string;
	/** The price is in whole dollars. */
	price?: { low: number; high?: number } | undefined;
	areas?: readonly string[];
}

export function serviceNode({ name, description, path, price, areas }: ServiceFacts): Service {
	return {
		"@type": "Service",
		"@id": absoluteUrl(`${path}#service`),
		name,
		serviceType: name,
		...(description && { description }),
		url: absoluteUrl(path),
		provider: nodeReference(nodeIds.business),
		areaServed: (areas ?? business.areasServed).map(placeNode),
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

export function serviceCatalogNode(): Service {
	const offers = [...featuredServices, ...additionalServices].map(
		({ title, description }): Offer => ({
			"@type": "Offer",
			itemOffered: {
				"@type": "Service",
				name: title,
				description,
				provider: nodeReference(nodeIds.business),
			},
		}),
	);
	const areas = servedZips.flatMap(({ places }) => places);
	return {
		...serviceNode({ name: servicesCatalog.service, path: paths.services, areas }),
		hasOfferCatalog: { "@type": "OfferCatalog", name: servicesCatalog.name, itemListElement: offers },
	};
}
