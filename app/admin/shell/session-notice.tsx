import { useFetcher, useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { pinInput } from "#app/auth/credentials.ts";
import { renewalPath } from "#app/auth/return-path.ts";
import { Alert, ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { adminShell } from "#app/content/admin-shell.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { formatTimeOfDay } from "#app/time/time-text.ts";
import { useNow } from "./use-now.ts";
import type { ShellData } from "./use-shell.ts";

const NOTICE_MS = 10 * MINUTE_MS;

const { sessionNotice } = adminShell;

/** Shows from ten minutes before the session's end on when that is, with a field for the PIN, which renews the session
 * and keeps the page. Without a script the form opens a new tab, and what is typed on the page stays as well. */
export function SessionNotice({ shell }: { shell: ShellData }) {
	const { pathname, search } = useLocation();
	const { data, state, submit } = useFetcher<{ flash: FlashMessage }>({ key: `renewal of ${pathname}` });
	const left = shell.sessionEndsAt - useNow(shell.now);
	const isNear = left > 0 && left <= NOTICE_MS;
	const flash = data?.flash;
	const isDone = flash?.tone === "success";
	const refusal = isNear && !isDone ? flash : undefined;
	const action = renewalPath(pathname + search);
	const isSending = state !== "idle";
	function handleSubmit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (isSending) return;
		const form = new FormData(event.currentTarget);
		form.set("stay", "here");
		submit(form, { method: "post", action });
	}
	return (
		<div className={isNear ? "session-notice grid gap-2 print:hidden" : "wrap"}>
			{refusal && <ErrorSummary refusal={refusal} title={refusal.title} text={refusal.text} />}
			<div role="status">
				{flash && isDone && !isNear && <Alert tone="success" title={flash.title} text={flash.text} />}
				{isNear && (
					<form
						method="post"
						action={action}
						target="_blank"
						rel="noreferrer"
						onSubmit={handleSubmit}
						className="flex flex-wrap items-center gap-x-4 gap-y-2"
					>
						<p className="grow">
							<strong>{sessionNotice.title(formatTimeOfDay(shell.sessionEndsAt))}. </strong>
							{sessionNotice.text}
						</p>
						<label className="flex items-center gap-2 font-bold">
							{sessionNotice.label}
							<input
								{...pinInput}
								className="min-h-12 w-24 rounded-md border border-edge bg-white px-4 text-ink hover:border-ink"
							/>
						</label>
						<Button variant="quiet" aria-disabled={isSending}>
							{sessionNotice.submit}
						</Button>
					</form>
				)}
			</div>
		</div>
	);
}
