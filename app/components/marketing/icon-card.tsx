import { Icon } from "#app/components/ui/icon.tsx";
import type { ValueCard } from "#app/content/entities.ts";

const looks = {
	pane: { card: "pane rounded-lg p-6 lg:p-8", icon: "size-8 text-glass" },
	ruled: { card: "flex gap-4 border-t border-line pt-5", icon: "mt-0.5 size-6 text-ember" },
	ink: { card: "flex gap-4 border-t border-white/20 pt-5", icon: "mt-0.5 size-6 text-orange" },
} as const;

interface IconCardProps {
	card: ValueCard;
	look: keyof typeof looks;
	level?: 2 | 3;
}

export function IconCard({ card, look, level = 3 }: IconCardProps) {
	const { card: cardClass, icon } = looks[look];
	const Heading = level === 2 ? "h2" : "h3";
	const onInk = look === "ink";
	return (
		<li className={cardClass}>
			<Icon name={card.icon} className={icon} />
			<div className={look === "pane" ? "mt-4" : ""}>
				<Heading className={`text-lg leading-7 ${onInk ? "text-white" : ""}`}>{card.title}</Heading>
				<p className={`mt-1 ${onInk ? "text-sky" : "text-ink-soft"}`}>{card.description}</p>
			</div>
		</li>
	);
}
