import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboard, unknownQuote } from "#app/content/dashboard.ts";
import { LoadFailure } from "./load-failure.tsx";

export function QuoteError() {
	return <PageError {...unknownQuote} back={{ href: paths.admin, label: dashboard.back }} />;
}

interface PageErrorProps {
	title: string;
	text: string;
	/** To the list of what there is. */
	back: { href: string; label: string };
}

/** In place of a page that is not shown: about something that there is not, or that could not be loaded. */
export function PageError({ title, text, back }: PageErrorProps) {
	const error = useRouteError();
	if (!isRouteErrorResponse(error) || error.status !== 404) return <LoadFailure />;
	return (
		<div className="wrap grid gap-4 py-8 sm:py-12">
			<h1 className="text-2xl">{title}</h1>
			<p className="text-ink-soft">{text}</p>
			<ButtonLink href={back.href} variant="quiet" className="justify-self-start">
				{back.label}
			</ButtonLink>
		</div>
	);
}
