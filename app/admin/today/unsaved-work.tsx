import { useParams } from "@remix-run/react";
import type { UnsavedProps } from "#app/admin/quote/unsaved-notes.tsx";
import { SignedOutAlert } from "#app/admin/shell/signed-out-alert.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboardFailures } from "#app/content/dashboard.ts";
import { todayPage } from "#app/content/today.ts";
import { WorkFields } from "./work-fields.tsx";

/** In place of a job that could not be marked as done: what was typed of it, to be sent again. */
export function UnsavedWork({ address, failure: { reason, work }, signedOut = false }: UnsavedProps) {
	const { id = "" } = useParams();
	const title = dashboardFailures.update.title;
	return (
		<div className="wrap grid gap-6 py-8 sm:py-12">
			<h1 className="text-2xl">{todayPage.finishJob}</h1>
			{signedOut ? (
				<SignedOutAlert title={title} />
			) : (
				<ErrorSummary refusal={work} title={title} text={reason} />
			)}
			<form method="post" action={address} className="grid max-w-2xl gap-3">
				<WorkFields id={id} revision={work?.revision ?? 0} text={work?.text ?? ""} />
			</form>
			{!signedOut && (
				<ButtonLink href={paths.adminToday} variant="quiet" className="justify-self-start">
					{todayPage.title}
				</ButtonLink>
			)}
		</div>
	);
}
