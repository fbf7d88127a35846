import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { UNDO_ANCHOR } from "#app/admin/triage.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { todayPage } from "#app/content/today.ts";

interface ReminderUndoProps {
	quote: { id: string; name: string; isThanked: boolean };
}

export function ReminderUndo({ quote: { id, name, isThanked } }: ReminderUndoProps) {
	const title = isThanked ? todayPage.wasThanked : todayPage.wasReminded;
	const bar = useRef<HTMLElement>(null);
	useEffect(() => {
		bar.current?.focus();
	}, []);
	return (
		<section
			ref={bar}
			tabIndex={-1}
			id={UNDO_ANCHOR}
			aria-label={title}
			className="on-ink flex scroll-my-24 items-center justify-between gap-4 rounded-md bg-ink py-3 pl-4 pr-3 text-white"
		>
			<p role="status" className="min-w-0">
				<span className="block font-bold">{title}</span>
				<span className="block truncate text-sm text-sky">{name}</span>
			</p>
			<Form method="post" action={paths.adminToday}>
				<input type="hidden" name="quote" value={id} />
				<Button name="intent" value="not-reminded" variant="ghost" className="px-4">
					<Icon name="undo" className="size-5" />
					{todayPage.undo}
				</Button>
			</Form>
		</section>
	);
}
