import type { ReactNode } from "react";

const tones = {
	paper: "",
	sky: "bg-sky",
	cream: "bg-cream",
	ink: "on-ink bg-ink text-white",
	glass: "on-ink closing-band bg-glass text-white",
} as const;

interface SectionProps {
	title: string;
	intro?: string;
	tone?: keyof typeof tones;
	layout?: "split";
	aside?: ReactNode;
	id?: string;
	children: ReactNode;
}

export function Section({ title, intro, tone = "paper", layout, aside, id, children }: SectionProps) {
	const onInk = tone === "ink" || tone === "glass";
	const split = layout === "split";
	return (
		<section id={id} className={`py-16 lg:py-24 ${tones[tone]}`}>
			<div
				className={`wrap grid gap-8 lg:gap-12 ${split ? "lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16" : ""}`}
			>
				<div className={split ? "self-start lg:sticky lg:top-28" : "max-w-2xl"}>
					<h2 className={`text-2xl ${onInk ? "text-white" : ""}`}>{title}</h2>
					{intro && (
						<p className={`mt-4 max-w-prose text-lg ${onInk ? "text-sky" : "text-ink-soft"}`}>{intro}</p>
					)}
					{aside && <div className="mt-4">{aside}</div>}
				</div>
				<div className="min-w-0">{children}</div>
			</div>
		</section>
	);
}
