import type { PackageName } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { buildUpNote, comparisonRows, packageCards } from "#app/content/packages.ts";
import { packageContent } from "#app/content/thank-you.ts";
import { greetingName } from "#app/fields/person-name.ts";
import type { PriceableDraft } from "#app/quotes/draft.ts";
import { findServiceArea } from "#app/service-areas/zip-lookup.ts";
import { pressureWashing } from "#app/services/pressure-washing.ts";
import { serviceCare, services, WINDOWS } from "#app/services/services.ts";

type Answers = Pick<PriceableDraft, "service" | "contact" | "condition">;

/** Returns a summary: with windows, other services follow the package's work; `standard` lists what each includes. */
export function packageSummary(name: PackageName, answers: Answers) {
	const { service, contact, condition } = answers;
	const { displayName, items, note } = packageContent[name];
	const { tagline, personalizedMessage } = packageCards[name];
	if (name === "standard") {
		const work = service.services.flatMap((chosen) => serviceCare[chosen].work);
		const features = [...work, business.guarantee.name];
		return { displayName, tagline, features, leftOut: [], note: undefined };
	}
	const leftOut = comparisonRows.filter((row) => row[name] === false).map(({ feature }) => feature);
	const township = findServiceArea(service.zip)?.featured ? business.home.township : null;
	return {
		displayName,
		tagline,
		features: [...items, ...otherServices(answers)],
		leftOut,
		note:
			name === "deluxe" && condition.trackCondition === "significant"
				? buildUpNote
				: (personalizedMessage?.(greetingName(contact.name), township) ?? note),
	};
}
export type PackageSummary = ReturnType<typeof packageSummary>;

function otherServices({ service, condition }: Answers): string[] {
	const { options } = pressureWashing.questions.pressureTargets;
	const targets = (condition.pressureTargets ?? []).map((target) => options.labels[target]);
	return service.services
		.filter((chosen) => chosen !== WINDOWS)
		.map((chosen) =>
			chosen === "pressure-washing" && targets.length > 0
				? `${services.labels[chosen]}: ${targets.join(", ")}`
				: services.labels[chosen],
		);
}
