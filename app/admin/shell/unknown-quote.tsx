import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboard, unknownQuote } from "#app/content/dashboard.ts";
import { LoadFailure } from "./load-failure.tsx";

export function QuoteError() {
	const error = useRouteError();
	if (isRouteErrorResponse(error) && error.status === 404) return <UnknownQuote />;
	return <LoadFailure />;
}

function UnknownQuote() {
	return (
		<div className="wrap grid gap-4 py-8 sm:py-12">
			<h1 className="text-2xl">{unknownQuote.title}</h1>
			<p className="text-ink-soft">{unknownQuote.text}</p>
			<ButtonLink href={paths.admin} variant="quiet" className="justify-self-start">
				{dashboard.back}
			</ButtonLink>
		</div>
	);
}
