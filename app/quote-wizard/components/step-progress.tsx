import { wizardFrame } from "#app/content/wizard.ts";
import { steps } from "#app/quote-wizard/steps.ts";

/** 'Step N of 5' with a bar of five parts (SPEC section 2, Pricing calculator). */
export function StepProgress({ number }: { number: number }) {
	return (
		<div className="grid gap-2">
			<p className="text-sm font-bold text-ink-soft" id="step-progress">
				{wizardFrame.progress(number, steps.length)}
			</p>
			<progress className="sr-only" aria-labelledby="step-progress" value={number} max={steps.length} />
			<div aria-hidden="true" className="flex gap-1.5">
				{steps.map(({ name }, index) => (
					<span
						key={name}
						className={`h-2 grow rounded-full transition-colors duration-300 ${index < number ? "bg-orange" : "bg-line"}`}
					/>
				))}
			</div>
		</div>
	);
}
