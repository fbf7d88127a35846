import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboard, unknownQuote } from "#app/content/dashboard.ts";
import { LoadFailure } from "./load-failure.tsx";

export function QuoteError() {
	const error = useRouteError();
	if (isRouteErrorResponse(error) && error.status === 404)
		return <UnknownPage {...unknownQuote} back={{ href: paths.admin, label: dashboard.back }} />;
	return <LoadFailure />;
}

interface UnknownPageProps {
	title: string;
	text: string;
	/** To the list of what there is. */
	back: { href: string; label: string };
}

/** In place of a page about something that there is not. */
export function UnknownPage({ title, text, back }: UnknownPageProps) {
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
