import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { paths } from "#app/config/paths.ts";
import { customerPage } from "#app/content/customer-page.ts";
import { stopPage } from "#app/content/stop-reminders.ts";
import { quoteReference } from "#app/fields/text.ts";

interface StopRemindersPageProps {
	token: string;
	/** The id is null where it is not known. */
	quoteId: string | null;
	areStopped: boolean;
	/** The database did not take it. */
	failed: boolean;
}

/** Asks whether the reminders should stop, or says that they have; opening it stops none. */
export function StopRemindersPage({ token, quoteId, areStopped, failed }: StopRemindersPageProps) {
	const { ask, stopped, unreachable } = stopPage;
	const { title, text } = areStopped ? stopped : ask;
	return (
		<section className="wrap grid min-h-[60vh] content-center justify-items-center gap-6 py-16 text-center">
			{areStopped ? (
				<Icon name="check-circle" className="size-14 text-leaf" />
			) : (
				<Icon name="mail" className="size-14 text-ember" />
			)}
			<h1 className="text-2xl">{title}</h1>
			{failed && !areStopped && <ErrorSummary {...unreachable} />}
			<p className="max-w-xl text-ink-soft">
				<WithPhone text={text} />
			</p>
			{quoteId && (
				<p className="text-ink-soft">
					{customerPage.reference}{" "}
					<strong className="text-ink tabular-nums">{quoteReference(quoteId)}</strong>
				</p>
			)}
			<div className="flex flex-wrap justify-center gap-4">
				{!areStopped && (
					<form method="post">
						<Button>{ask.stop}</Button>
					</form>
				)}
				<ButtonLink href={paths.customerQuote(token)} variant="quiet">
					<Icon name="arrow-right" className="size-5" />
					{stopPage.open}
				</ButtonLink>
			</div>
		</section>
	);
}
