import { Link } from "@remix-run/react";
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
import { answerSummary } from "#app/content/wizard-package.ts";
import type { PriceableDraft } from "#app/quote-wizard/draft.ts";
import { changePath, type StepName } from "#app/quote-wizard/steps.ts";

/** What the visitor answered, each step with a link that changes it and keeps all else. */
export function AnswerSummary({
	draft,
}: {
	draft: Pick<PriceableDraft, "service" | "contact" | "condition">;
}) {
	const { labels } = answerSummary;
	const rows: { step: StepName; label: string; lines: string[] }[] = [
		{ step: "service", label: labels.service, lines: serviceLines(draft) },
		{ step: "contact", label: labels.contact, lines: contactLines(draft) },
		{ step: "condition", label: labels.condition, lines: conditionLines(draft) },
	];
	return (
		<section className="rounded-lg bg-sky p-5 sm:p-6" aria-labelledby="answer-summary">
			<h2 id="answer-summary" className="text-lg">
				{answerSummary.title}
			</h2>
			<dl className="mt-2 grid gap-x-8 divide-line max-lg:divide-y lg:grid-cols-3 print:grid-cols-3 print:divide-y-0">
				{rows.map(({ step, label, lines }) => (
					<div key={step} className="grid grid-cols-[1fr_auto] content-start gap-x-4 py-2">
						<dt className="self-center font-bold">{label}</dt>
						{lines.map((line) => (
							<dd key={line} className="col-span-2 min-w-0 text-sm wrap-anywhere">
								{line}
							</dd>
						))}
						<dd className="no-print col-start-2 row-start-1">
							<Link to={changePath(step)} className="link tap text-sm">
								{answerSummary.change}
								<span className="sr-only"> {label}</span>
							</Link>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

type Answered = Pick<PriceableDraft, "service" | "contact" | "condition">;

function serviceLines({ service }: Answered): string[] {
	return [
		...service.services.map((name) => services.labels[name]),
		homeSizes.labels[service.homeSize],
		storyCounts.labels[service.stories],
		`ZIP ${service.zip}`,
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
	const { about } = answerSummary;
	return [
		lastCleaned && about.windows(windowsLastCleaned.labels[lastCleaned]),
		trackCondition && about.tracks(trackConditions.labels[trackCondition]),
		gutterLastCleaned && about.gutters(exteriorLastCleaned.labels[gutterLastCleaned]),
		condition.pressureTargets?.map((target) => pressureTargets.labels[target]).join(", "),
		pressureLastCleaned && about.surfaces(exteriorLastCleaned.labels[pressureLastCleaned]),
		concerns,
	].filter((line) => line !== undefined);
}
