import type { ProcessStep } from "#app/content/entities.ts";

interface StepsListProps {
	steps: readonly ProcessStep[];
	inColumns?: boolean;
}

export function StepsList({ steps, inColumns = false }: StepsListProps) {
	return (
		<ol className={`grid ${inColumns ? "md:grid-cols-2 md:gap-x-10 print:grid-cols-2 print:gap-x-10" : ""}`}>
			{steps.map(({ title, description }) => (
				<li
					key={title}
					className="group relative grid wrap-anywhere [counter-increment:step] grid-cols-[2.5rem_1fr] gap-4 pb-6 last:pb-0"
				>
					<span
						aria-hidden="true"
						className={`absolute bottom-0 left-5 top-10 w-px bg-line group-last:hidden ${inColumns ? "md:hidden" : ""}`}
					/>
					<span
						aria-hidden="true"
						className="flex size-10 items-center justify-center rounded-full border border-line bg-white font-bold tabular-nums before:content-[counter(step)]"
					/>
					<div className="pt-1.5">
						<div className="font-bold">{title}</div>
						<div className="text-sm text-ink-soft">{description}</div>
					</div>
				</li>
			))}
		</ol>
	);
}
