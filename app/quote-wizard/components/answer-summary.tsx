import { Link } from "@remix-run/react";
import { answerSummary } from "#app/content/wizard-package.ts";
import type { listAnswers } from "#app/quote-wizard/answer-rows.server.ts";
import { changePath } from "#app/quote-wizard/steps.ts";

export function AnswerSummary({ rows }: { rows: ReturnType<typeof listAnswers> }) {
	return (
		<section className="rounded-lg bg-sky p-5 sm:p-6" aria-labelledby="answer-summary">
			<h2 id="answer-summary" className="text-lg">
				{answerSummary.title}
			</h2>
			<dl className="mt-2 grid gap-x-8 divide-line max-lg:divide-y lg:grid-cols-3 print:grid-cols-3 print:divide-y-0">
				{rows.map(({ step, label, lines }) => (
					<div key={step} className="grid grid-cols-[1fr_auto] content-start gap-x-4 py-2">
						<dt className="self-center font-bold wrap-anywhere">{label}</dt>
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
