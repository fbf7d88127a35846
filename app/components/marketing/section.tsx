import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ValueCard } from "#app/content/entities.ts";
import type { PictureName } from "#app/pictures/pictures.ts";
import { ActionRow, QuoteOrCall } from "./links.tsx";
import { Picture } from "./picture.tsx";

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

interface CallToActionProps {
	title: string;
	text: string;
	/** What there is to press: the two ways to a price, unless the page has others. */
	children?: ReactNode;
}

export function CallToAction({ title, text, children }: CallToActionProps) {
	return (
		<section className="on-ink closing-band bg-glass py-16 text-white lg:py-20">
			<div className="wrap grid gap-8 lg:grid-cols-[1fr_auto] lg:items-center">
				<div className="max-w-2xl">
					<h2 className="text-2xl text-white">{title}</h2>
					<p className="mt-4 text-lg text-sky">{text}</p>
				</div>
				<ActionRow className="lg:max-w-xl lg:justify-end">
					{children ?? <QuoteOrCall callVariant="ghost" />}
				</ActionRow>
			</div>
		</section>
	);
}

interface OfferCardProps {
	title: string;
	subtitle?: string;
	text: string;
	picture: PictureName;
	children: ReactNode;
}

export function OfferCard({ title, subtitle, text, picture, children }: OfferCardProps) {
	return (
		<section className="bg-sky py-16 lg:py-24">
			<div className="wrap">
				<div className="grid overflow-hidden rounded-xl bg-white shadow-lift lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
					<div className="p-6 sm:p-10 lg:p-14">
						<h2 className="text-3xl">
							{title}
							{subtitle && <span className="block text-xl text-ink-soft"> {subtitle}</span>}
						</h2>
						<p className="mt-5 max-w-prose text-lg text-ink-soft">{text}</p>
						<ActionRow className="mt-8">{children}</ActionRow>
					</div>
					<Picture
						name={picture}
						alt=""
						sizes="(min-width: 64rem) 33rem, 92vw"
						className="max-lg:order-first lg:aspect-auto"
					/>
				</div>
			</div>
		</section>
	);
}

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
