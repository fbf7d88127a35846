import { useParams } from "@remix-run/react";
import { FROM_TODAY, MAX_WORK } from "#app/admin/quote/triage.ts";
import type { UnsavedProps } from "#app/admin/quote/unsaved-notes.tsx";
import { boxClass } from "#app/admin/settings/setting-field.tsx";
import { NotSaved } from "#app/admin/shell/load-failure.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboardFailures } from "#app/content/dashboard.ts";
import { todayPage } from "#app/content/today.ts";

interface WorkFieldsProps {
	id: string;
	revision: number;
	text: string;
	name?: string;
}

export function WorkFields({ id, revision, text, name }: WorkFieldsProps) {
	return (
		<>
			<input type="hidden" name="from" value={FROM_TODAY} />
			<input type="hidden" name="revision" value={revision} />
			<label htmlFor={`work-${id}`} className="font-bold">
				{todayPage.work}
			</label>
			<textarea
				id={`work-${id}`}
				name="work"
				rows={2}
				maxLength={MAX_WORK}
				defaultValue={text}
				className={boxClass}
			/>
			<Button name="intent" value="done" variant="ink" className="justify-self-start">
				{todayPage.markDone}
				{name && <span className="sr-only">: {name}</span>}
			</Button>
		</>
	);
}

/** Shows what was typed of a job that could not be marked as done, to be sent again. */
export function UnsavedWork({ address, failure: { reason, work, links } }: UnsavedProps) {
	const { id = "" } = useParams();
	return (
		<div className="wrap grid gap-6 py-8 sm:py-12">
			<h1 className="text-2xl">{todayPage.finishJob}</h1>
			<NotSaved refusal={work} title={dashboardFailures.update.title} text={reason} links={links} />
			<form method="post" action={address} className="grid max-w-2xl gap-3">
				<WorkFields id={id} revision={work?.revision ?? 0} text={work?.text ?? ""} />
			</form>
			{!links && (
				<ButtonLink href={paths.adminToday} variant="quiet" className="justify-self-start">
					{todayPage.title}
				</ButtonLink>
			)}
		</div>
	);
}
