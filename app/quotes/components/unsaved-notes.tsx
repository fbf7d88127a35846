import { Button, ButtonLink } from "../../components/ui/button";
import { Notice } from "../../components/ui/notice";
import { paths } from "../../config/paths";
import { dashboard, dashboardFailures, quoteCard } from "../../content/dashboard";
import { FROM_QUOTE, LONGEST_NOTES } from "../triage";
import type { TriageFailure } from "./triage-form";

/** While neither the change nor the quote itself can be had: what was typed, to be sent again. */
export function UnsavedNotes({ address, failure }: { address: string; failure: TriageFailure }) {
	return (
		<div className="wrap grid gap-6 py-8 sm:py-12">
			<h1 className="text-2xl">{dashboard.heading}</h1>
			<Notice tone="error" title={dashboardFailures.update.title} role="alert">
				{failure.reason}
			</Notice>
			<form method="post" action={address} className="grid max-w-2xl gap-3">
				<input type="hidden" name="from" value={FROM_QUOTE} />
				<label htmlFor="unsaved-notes" className="font-bold">
					{quoteCard.notes}
				</label>
				<textarea
					id="unsaved-notes"
					name="notes"
					rows={4}
					maxLength={LONGEST_NOTES}
					defaultValue={failure.notes}
					className="min-h-12 w-full rounded-md border border-edge bg-white px-4 py-2.5 text-ink hover:border-ink"
				/>
				<div className="flex flex-wrap gap-3">
					<Button name="intent" value="contacted" variant="ink">
						{quoteCard.actions.contacted}
					</Button>
					<Button name="intent" value="notes" variant="quiet">
						{quoteCard.actions.notes}
					</Button>
					<ButtonLink href={paths.admin} variant="quiet">
						{dashboard.back}
					</ButtonLink>
				</div>
			</form>
		</div>
	);
}
