import { Form, Link } from "@remix-run/react";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { undelivered as texts } from "#app/content/dashboard.ts";
import type { undeliveredOf } from "./undelivered.server.ts";

export function UndeliveredAlert({ undelivered }: { undelivered: ReturnType<typeof undeliveredOf> }) {
	const { count, quotes } = undelivered;
	if (count === 0) return null;
	return (
		<Alert tone="warning" title={texts.title(count)}>
			<p>{texts.text}</p>
			{quotes.length > 0 && (
				<ul className="flex flex-wrap gap-x-4">
					{quotes.map(({ id, name }) => (
						<li key={id} className="min-w-0">
							<Link to={paths.adminQuote(id)} className="link tap min-w-11 wrap-anywhere">
								{name}
							</Link>
						</li>
					))}
				</ul>
			)}
			<Form method="post" action={paths.adminUndelivered} className="mt-2">
				<Button variant="quiet">{texts.retry}</Button>
			</Form>
		</Alert>
	);
}
