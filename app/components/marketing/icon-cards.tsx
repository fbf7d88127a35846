import type { ComponentProps } from "react";
import { CardGrid } from "#app/components/marketing/card-grid.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ValueCard } from "#app/content/entities.ts";

const looks = {
	panes: { grid: "panes", card: "pane rounded-lg p-6 lg:p-8", icon: "size-8 text-glass" },
	ruled: { grid: "ruled", card: "flex gap-4 border-t border-line pt-5", icon: "mt-0.5 size-6 text-ember" },
	ink: { grid: "ruled", card: "flex gap-4 border-t border-white/20 pt-5", icon: "mt-0.5 size-6 text-orange" },
} as const;

interface IconCardsProps extends Pick<ComponentProps<typeof CardGrid>, "columns"> {
	cards: readonly ValueCard[];
	look: keyof typeof looks;
	level?: 2 | 3;
}

export function IconCards({ cards, columns, look, level = 3 }: IconCardsProps) {
	const { grid, card, icon } = looks[look];
	const Heading = level === 2 ? "h2" : "h3";
	const onInk = look === "ink";
	return (
		<CardGrid columns={columns} look={grid}>
			{cards.map(({ icon: name, title, description }) => (
				<li key={title} className={card}>
					<Icon name={name} className={icon} />
					<div className={look === "panes" ? "mt-4" : ""}>
						<Heading className={`text-lg leading-7 ${onInk ? "text-white" : ""}`}>{title}</Heading>
						<p className={`mt-1 ${onInk ? "text-sky" : "text-ink-soft"}`}>{description}</p>
					</div>
				</li>
			))}
		</CardGrid>
	);
}
