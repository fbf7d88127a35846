import { wizardFrame } from "#app/content/wizard.ts";
import { steps } from "#app/quote-wizard/steps.ts";

export function StepProgress({ number }: { number: number }) {
	const current = steps[number - 1];
	return (
		<div className="no-print grid gap-1.5">
			<div className="flex flex-wrap justify-between gap-x-4 text-sm font-bold">
				<p className="text-ink-soft" id="step-progress">
					{wizardFrame.progress(number, steps.length)}
				</p>
				<p aria-hidden="true" className="sm:hidden">
					{current && wizardFrame.stepNames[current.name]}
				</p>
			</div>
			<progress className="sr-only" aria-labelledby="step-progress" value={number} max={steps.length} />
			<ol className="flex gap-1.5">
				{steps.map(({ name }, index) => (
					<li
						key={name}
						className="step-part"
						data-done={index < number || undefined}
						aria-current={index === number - 1 ? "step" : undefined}
					>
						<span className="max-sm:sr-only">{wizardFrame.stepNames[name]}</span>
					</li>
				))}
			</ol>
		</div>
	);
}
