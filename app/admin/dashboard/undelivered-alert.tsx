import { Form } from "@remix-run/react";
import { QuoteNames } from "#app/admin/shell/unsaved-drafts.tsx";
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
			{quotes.length > 0 && <QuoteNames quotes={quotes} />}
			<Form method="post" action={paths.adminUndelivered} className="mt-2">
				<Button variant="quiet">{texts.retry}</Button>
			</Form>
		</Alert>
	);
}
