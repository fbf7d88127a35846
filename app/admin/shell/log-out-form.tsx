import { type FormEvent, useState } from "react";
import { dropAllOfferDrafts, listOfferDrafts } from "#app/admin/offer/offer-drafts.ts";
import { dropAllDrafts, listDrafts } from "#app/admin/quote/note-drafts.ts";
import { forgetOwner } from "#app/auth/owner-marker.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button, buttonClass } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { notesTexts } from "#app/content/notes.ts";
import { beginLogOut } from "./pending-log-out.ts";
import { QuoteNames } from "./unsaved-drafts.tsx";
import { forgetKeptDashboard } from "./use-kept-dashboard.ts";

const { logOut } = notesTexts;
const { logOutTrusted } = adminShell;

const plainClass =
	"tap min-w-11 cursor-pointer justify-center gap-3 rounded-md font-semibold text-ink-soft hover:text-ink lg:w-full lg:justify-start lg:px-3 lg:hover:bg-sky";

const nothing: Record<"notes" | "offers", ReturnType<typeof listOfferDrafts>> = { notes: [], offers: [] };

/** Logging out deletes unsaved notes and unsent offers: it names them first. `session` is the session's latest end. On a
 * trusted device it asks whether that stays so. */
export function LogOutForm({ session, isTrusted }: { session: number; isTrusted: boolean }) {
	const [unsaved, setUnsaved] = useState(nothing);
	const asked = unsaved.notes.length + unsaved.offers.length > 0;
	function handleSubmit(event: FormEvent): void {
		event.preventDefault();
		const found = { notes: listDrafts(), offers: listOfferDrafts() };
		if (!asked && found.notes.length + found.offers.length > 0) {
			setUnsaved(found);
			return;
		}
		dropAllDrafts();
		dropAllOfferDrafts();
		forgetOwner();
		forgetKeptDashboard();
		const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
		beginLogOut(session, { keepsTrust: button?.getAttribute("name") === "trust" });
	}
	const form = (
		<form
			method="post"
			data-waits
			action={paths.adminLogOut}
			onSubmit={handleSubmit}
			className={asked || isTrusted ? "grid w-full gap-3 py-3" : ""}
		>
			{unsaved.notes.length > 0 && (
				<Alert tone="warning" title={logOut.title} role="alert">
					{logOut.text}
					<QuoteNames quotes={unsaved.notes} />
				</Alert>
			)}
			{unsaved.offers.length > 0 && (
				<Alert tone="warning" title={logOut.unsent} role="alert">
					{logOut.text}
					<QuoteNames quotes={unsaved.offers} addressOf={paths.adminOffer} />
				</Alert>
			)}
			{isTrusted && <p className="text-sm">{logOutTrusted.text}</p>}
			<div className="flex flex-wrap gap-3">
				{isTrusted ? (
					<>
						<Button variant="quiet" name="trust" value="keep">
							{logOutTrusted.keep}
						</Button>
						<Button variant="quiet">{logOutTrusted.forget}</Button>
					</>
				) : (
					<button type="submit" className={asked ? buttonClass("quiet") : plainClass}>
						<Icon name="log-out" className="size-5" />
						<span className={asked ? "" : "max-sm:sr-only"}>{asked ? logOut.confirm : dashboard.logOut}</span>
					</button>
				)}
				{asked && (
					<Button type="button" variant="quiet" onClick={() => setUnsaved(nothing)}>
						{logOut.stay}
					</Button>
				)}
			</div>
		</form>
	);
	if (!isTrusted) return form;
	return (
		<details>
			<summary className={`${plainClass} list-none`}>
				<Icon name="log-out" className="size-5" />
				<span className="max-sm:sr-only">{dashboard.logOut}</span>
			</summary>
			{form}
		</details>
	);
}
