import { type FormEvent, useState } from "react";
import { Button } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { Notice } from "../../components/ui/notice";
import { paths } from "../../config/paths";
import { dashboard } from "../../content/dashboard";
import { notesTexts } from "../../content/notes";
import { dropAllDrafts, listDrafts, type NoteDraft } from "../note-drafts";
import { forgetKeptDashboard } from "../use-kept-dashboard";
import { DraftNames } from "./unsaved-drafts";

const { logOut } = notesTexts;

/** Logs out. What is kept on the device goes with it, and notes that are not saved are named first. */
export function LogOutForm() {
	const [unsaved, setUnsaved] = useState<readonly NoteDraft[]>([]);
	const asked = unsaved.length > 0;
	function handleSubmit(event: FormEvent): void {
		const drafts = listDrafts();
		if (!asked && drafts.length > 0) {
			event.preventDefault();
			setUnsaved(drafts);
			return;
		}
		dropAllDrafts();
		forgetKeptDashboard();
	}
	return (
		<form method="post" action={paths.adminLogOut} onSubmit={handleSubmit} className="grid gap-3">
			{asked && (
				<Notice tone="warning" title={logOut.title} role="alert">
					{logOut.text}
					<DraftNames drafts={unsaved} />
				</Notice>
			)}
			<div className="flex flex-wrap gap-3">
				<Button variant="quiet">
					<Icon name="log-out" className="size-5" />
					{asked ? logOut.confirm : dashboard.logOut}
				</Button>
				{asked && (
					<Button type="button" variant="quiet" onClick={() => setUnsaved([])}>
						{logOut.stay}
					</Button>
				)}
			</div>
		</form>
	);
}
