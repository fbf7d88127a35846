import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { UNDO_ANCHOR } from "#app/admin/quote/triage.ts";
import { RevisionField } from "#app/admin/shell/revision-field.tsx";
import { UndoButton, UndoNotice } from "#app/admin/shell/undo-notice.tsx";
import { paths } from "#app/config/paths.ts";
import { todayPage } from "#app/content/today.ts";

interface ReminderUndoProps {
	quote: { id: string; name: string; revision: number; isThanked: boolean };
}

export function ReminderUndo({ quote: { id, name, revision, isThanked } }: ReminderUndoProps) {
	const title = isThanked ? todayPage.wasThanked : todayPage.wasReminded;
	const bar = useRef<HTMLElement>(null);
	useEffect(() => {
		bar.current?.focus();
	}, []);
	return (
		<UndoNotice ref={bar} id={UNDO_ANCHOR} title={title} name={name}>
			<Form method="post" action={paths.adminToday}>
				<input type="hidden" name="quote" value={id} />
				<RevisionField revision={revision} />
				<UndoButton intent="not-reminded" label={todayPage.undo} />
			</Form>
		</UndoNotice>
	);
}
