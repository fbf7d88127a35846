import { FROM_TODAY, MAX_WORK } from "#app/admin/quote/triage.ts";
import { boxClass } from "#app/admin/settings/setting-field.tsx";
import { RevisionField } from "#app/admin/shell/revision-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { todayPage } from "#app/content/today.ts";

interface WorkFieldsProps {
	/** The quote's. */
	id: string;
	revision: number;
	text: string;
	/** Whose job it is, for who hears the button alone. */
	name?: string;
}

export function WorkFields({ id, revision, text, name }: WorkFieldsProps) {
	return (
		<>
			<input type="hidden" name="from" value={FROM_TODAY} />
			<RevisionField revision={revision} />
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
