import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { Link, useParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { FlashToasts } from "#app/components/ui/toast-region.tsx";
import { paths } from "#app/config/paths.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { dateFormTexts } from "#app/content/job-date.ts";
import { pageSeo } from "#app/content/seo.ts";
import type { IconName } from "#app/pictures/pictures.ts";
import { headTags } from "#app/seo/head-tags.ts";

interface OwnerPageProps {
	title: string;
	intro: string;
	tabs?: ReactNode;
	flash?: FlashMessage | null;
	children: ReactNode;
}

export function OwnerPage({ title, intro, tabs, flash, children }: OwnerPageProps) {
	return (
		<div className="print-one-page wrap grid gap-6 py-4 sm:py-8">
			<header className={`grid ${tabs ? "gap-3" : "gap-1"}`}>
				<h1 className="text-2xl">{title}</h1>
				{tabs}
				<p className="max-w-3xl text-ink-soft">{intro}</p>
			</header>
			{flash !== undefined && <FlashToasts flash={flash} />}
			{children}
		</div>
	);
}

/** The head tags of a page on the owner's side: what it is about, where that is known, before the side's own title. */
export function ownerHeadTags(about: string | undefined): MetaDescriptor[] {
	const { title } = pageSeo.admin;
	return headTags({ ...pageSeo.admin, title: about ? `${about} | ${title}` : title }, { path: null });
}

/** A route's `meta` where the page is always about the same. */
export function ownerMeta(about: string): MetaFunction {
	return () => ownerHeadTags(about);
}

interface QuoteFormPageProps {
	/** The customer's name, or null while it is not known. */
	name: string | null;
	texts: { title: string; heading(name: string): string; intro?: string; back?: string };
	children: ReactNode;
}

/** A form about the quote that its address names, with the way back to that quote. */
export function QuoteFormPage({ name, texts, children }: QuoteFormPageProps) {
	const { title, heading, intro, back = name ?? dateFormTexts.back } = texts;
	const { id = "" } = useParams();
	return (
		<div className="wrap grid grid-cols-[minmax(0,48rem)] gap-5 py-2 sm:py-6">
			<Link to={paths.adminQuote(id)} className="link tap gap-2 justify-self-start wrap-anywhere">
				<Icon name="arrow-left" className="size-5" />
				{back}
			</Link>
			<header className="grid gap-2">
				<h1 className="text-2xl wrap-anywhere">{name === null ? title : heading(name)}</h1>
				{intro && <p className="text-ink-soft">{intro}</p>}
			</header>
			{children}
		</div>
	);
}

interface EmptyNoteProps {
	icon: IconName;
	/** `good` where everything is done, `plain` where nothing has begun. */
	tone: keyof typeof tones;
	title: string;
	text: string;
	children?: ReactNode;
}

const tones = {
	good: { pane: "bg-leaf-mist", icon: "text-leaf" },
	plain: { pane: "bg-sky", icon: "text-glass" },
} as const;

export function EmptyNote({ icon, tone, title, text, children }: EmptyNoteProps) {
	return (
		<section className={`grid justify-items-start gap-3 rounded-lg p-6 ${tones[tone].pane}`}>
			<h2 className="flex gap-2 text-lg">
				<Icon name={icon} className={`mt-0.5 size-6 ${tones[tone].icon}`} />
				{title}
			</h2>
			<p className="max-w-prose">{text}</p>
			{children}
		</section>
	);
}
