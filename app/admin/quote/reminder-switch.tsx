import { Form } from "@remix-run/react";
import { RevisionField } from "#app/admin/shell/revision-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { quoteCard, reminderSwitch } from "#app/content/quote-card.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import type { QuoteHistory } from "./quote-history.server.ts";
import { FROM_QUOTE } from "./triage.ts";

const switches = ["reminders-stopped", "reminders-off", "reminders-on"] as const;

/** Switches the mails that a customer gets by themselves off and on, unless the customer ended them. */
export function ReminderSwitch({ quote, history }: { quote: QuoteView; history: QuoteHistory }) {
	if (quote.spam || quote.test) return null;
	const done = history.map(({ action }) => action);
	const isStopped = done.includes("reminders-stopped");
	const isOff = done.find((action) => switches.some((known) => known === action)) === "reminders-off";
	const on = quote.email === null ? reminderSwitch.byText : reminderSwitch.on;
	const intent = isOff ? "reminders-on" : "reminders-off";
	return (
		<section aria-labelledby="reminders" className="grid gap-2 print:hidden">
			<h2 id="reminders" className="text-lg">
				{reminderSwitch.title}
			</h2>
			<p>{isStopped ? reminderSwitch.stopped : isOff ? reminderSwitch.off : on}</p>
			{!isStopped && (
				<Form method="post" action={paths.adminQuote(quote.id)} preventScrollReset>
					<input type="hidden" name="from" value={FROM_QUOTE} />
					<RevisionField {...quote} />
					<Button name="intent" value={intent} variant="quiet">
						{quoteCard.actions[intent]}
						<span className="sr-only">: {quote.name}</span>
					</Button>
				</Form>
			)}
		</section>
	);
}
