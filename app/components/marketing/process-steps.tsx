import type { ProcessStep } from "#app/content/entities.ts";

export function ProcessSteps({ steps }: { steps: readonly ProcessStep[] }) {
	return (
		<ol className="grid gap-10 md:grid-cols-3 md:gap-8">
			{steps.map(({ title, description }) => (
				<li
					key={title}
					className="relative [counter-increment:step] grid content-start gap-2 max-md:pl-16 md:not-last:before:absolute md:not-last:before:inset-x-16 md:not-last:before:-right-4 md:not-last:before:top-6 md:not-last:before:border-t md:not-last:before:border-edge"
				>
					<span
						aria-hidden="true"
						className="grid size-12 place-items-center rounded-full bg-orange text-lg font-bold text-ink before:content-[counter(step)] max-md:absolute max-md:left-0 max-md:top-0 md:mb-4"
					/>
					<h3 className="text-xl">{title}</h3>
					<p className="max-w-sm text-ink-soft">{description}</p>
				</li>
			))}
		</ol>
	);
}
