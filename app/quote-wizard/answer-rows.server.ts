import {
	contactMethods,
	exteriorLastCleaned,
	homeSizes,
	pressureTargets,
	services,
	storyCounts,
	trackConditions,
	windowsLastCleaned,
} from "#app/catalog/options.ts";
import { formatPhone } from "#app/catalog/phone.ts";
import { answerRows } from "#app/content/wizard-package.ts";
import type { PriceableDraft } from "./draft.ts";
import type { StepName } from "./steps.ts";

type Answered = Pick<PriceableDraft, "service" | "contact" | "condition">;

export interface AnswerRow {
	step: StepName;
	label: string;
	lines: string[];
}

export function listAnswers(draft: Answered): AnswerRow[] {
	const { labels } = answerRows;
	return [
		{ step: "service", label: labels.service, lines: serviceLines(draft) },
		{ step: "contact", label: labels.contact, lines: contactLines(draft) },
		{ step: "condition", label: labels.condition, lines: conditionLines(draft) },
	];
}

function serviceLines({ service }: Answered): string[] {
	return [
		...service.services.map((name) => services.labels[name]),
		homeSizes.labels[service.homeSize],
		storyCounts.labels[service.stories],
		answerRows.zip(service.zip),
	];
}

function contactLines({ contact }: Answered): string[] {
	const { name, phone, contactMethod, email, address } = contact;
	return [name, formatPhone(phone), contactMethods.labels[contactMethod], email, address].filter(
		(line) => line !== undefined,
	);
}

function conditionLines({ condition }: Answered): string[] {
	const { lastCleaned, trackCondition, gutterLastCleaned, pressureLastCleaned, concerns } = condition;
	const { about } = answerRows;
	return [
		lastCleaned && about.windows(windowsLastCleaned.labels[lastCleaned]),
		trackCondition && about.tracks(trackConditions.labels[trackCondition]),
		gutterLastCleaned && about.gutters(exteriorLastCleaned.labels[gutterLastCleaned]),
		condition.pressureTargets?.map((target) => pressureTargets.labels[target]).join(", "),
		pressureLastCleaned && about.surfaces(exteriorLastCleaned.labels[pressureLastCleaned]),
		concerns,
	].filter((line) => line !== undefined);
}
