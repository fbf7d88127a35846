import { useEffect, useRef } from "react";
import { Alert } from "#app/components/ui/alert.tsx";
import { paths } from "#app/config/paths.ts";
import { notesTexts } from "#app/content/notes.ts";

interface SignedOutAlertProps {
	title: string;
	text: string;
}

/** Above a form that a signed-out browser sent, and that can be sent again once somebody is signed in. It takes the focus: the button was far below. */
export function SignedOutAlert({ title, text }: SignedOutAlertProps) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} tabIndex={-1}>
			<Alert tone="error" role="alert" title={title}>
				{text}{" "}
				<a href={paths.admin} target="_blank" rel="noreferrer" className="link tap">
					{notesTexts.signIn}
				</a>
			</Alert>
		</div>
	);
}
