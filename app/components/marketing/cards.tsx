import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ValueCard } from "#app/content/entities.ts";
import { Section } from "./section.tsx";

const columnClasses = {
	1: "",
	2: "sm:grid-cols-2",
	3: "md:grid-cols-3",
	6: "sm:grid-cols-2 lg:grid-cols-3",
	4: "sm:grid-cols-2 xl:grid-cols-4",
} as const;

interface CardGridProps {
	columns: keyof typeof columnClasses;
	gap?: string;
	className?: string;
	children: ReactNode;
}

export function CardGrid({ columns, gap = "gap-5 lg:gap-6", className = "", children }: CardGridProps) {
	return <ul className={`grid ${columnClasses[columns]} ${gap} ${className}`}>{children}</ul>;
}

const looks = {
	panes: {
		gap: "gap-2 rounded-xl bg-white p-2 shadow-lift",
		card: "pane rounded-lg p-6 lg:p-8",
		icon: "size-8 text-glass",
	},
	ruled: {
		gap: "gap-x-10 gap-y-8",
		card: "flex gap-4 border-t border-line pt-5",
		icon: "mt-0.5 size-6 text-ember",
	},
	ink: {
		gap: "gap-x-10 gap-y-8",
		card: "flex gap-4 border-t border-white/20 pt-5",
		icon: "mt-0.5 size-6 text-orange",
	},
} as const;

interface IconCardsProps extends Pick<CardGridProps, "columns"> {
	cards: readonly ValueCard[];
	look: keyof typeof looks;
	level?: 2 | 3;
}

export function IconCards({ cards, columns, look, level = 3 }: IconCardsProps) {
	const { gap, card, icon } = looks[look];
	const Heading = level === 2 ? "h2" : "h3";
	const onInk = look === "ink";
	return (
		<CardGrid columns={columns} gap={gap}>
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

/** A section of nothing but cards. */
export function CardSection({
	cards,
	columns,
	look,
	...section
}: Omit<ComponentProps<typeof Section>, "children"> & Omit<IconCardsProps, "level">) {
	return (
		<Section {...section}>
			<IconCards {...{ cards, columns, look }} />
		</Section>
	);
}
