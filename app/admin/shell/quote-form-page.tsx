import { Link, useParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { dateFormTexts } from "#app/content/job-date.ts";

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
