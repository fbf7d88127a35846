import { type PackageName, type Service, WINDOWS } from "#app/catalog/options.ts";
import type { PricedPackage, PriceLine } from "#app/pricing/quote.ts";
import type { PriceRange } from "#app/pricing/rates.ts";
import type { PriceableDraft } from "#app/quote-wizard/draft.ts";
import type { Condition, Contact, ServiceAnswers } from "#app/quote-wizard/step-schemas.ts";

export interface QuoteSubmission {
	id: string;
	service: ServiceAnswers;
	contact: Contact;
	condition: Condition;
	package: PackageName;
	lines: PriceLine[];
	bundlePercent: number;
	/** Whole dollars. */
	range: PriceRange;
	midpoint: number;
	test?: true;
}

export function buildSubmission(draft: PriceableDraft, chosen: PricedPackage): QuoteSubmission {
	return {
		id: draft.id,
		service: draft.service,
		contact: draft.contact,
		condition: draft.condition,
		package: chosen.name,
		lines: chosen.lines,
		bundlePercent: chosen.bundle?.percent ?? 0,
		range: chosen.range,
		midpoint: chosen.midpoint,
	};
}

export function serviceType(chosen: readonly Service[]): Service {
	const [first = WINDOWS] = chosen;
	return chosen.includes(WINDOWS) ? WINDOWS : first;
}

/** SHA-256, in hex, of all that was submitted. */
export async function fingerprintOf(submission: QuoteSubmission): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(submission));
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
