import { useEffect, useRef } from "react";
import { keepTrying } from "#app/admin/shell/poor-connection.ts";
import { useIdleReload } from "#app/admin/shell/use-idle-reload.ts";
import { paths } from "#app/config/paths.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { notesTexts } from "#app/content/notes.ts";
import { draftsAreKept, listDrafts } from "./note-drafts.ts";
import { sendWaiting } from "./send-triage.ts";

const AGAIN_MS = 10_000;

/** Sends waiting drafts once that is possible. Without storage, asks before the page is left with unsaved notes. */
export function useDraftSender(show: (flash: FlashMessage) => void): void {
	const reload = useIdleReload();
	const say = useRef(show);
	say.current = show;
	useEffect(() => {
		let busy = false;
		async function sendAll(): Promise<void> {
			const waiting = listDrafts().filter(({ intent }) => intent !== null);
			if (busy || waiting.length === 0 || !navigator.onLine) return;
			busy = true;
			await sendWaiting(waiting, ({ quoteId, name }, sent) => {
				const about = { text: name || notesTexts.unsaved.unnamed, href: paths.adminQuote(quoteId) };
				if (sent.done) say.current({ ...notesTexts.sent, ...about });
				else if (sent.failure) say.current({ ...notesTexts.refused, ...about });
				if (sent.done) reload();
			}).finally(() => {
				busy = false;
			});
		}
		function askToStay(event: BeforeUnloadEvent): void {
			if (!draftsAreKept() && listDrafts().length > 0) event.preventDefault();
		}
		void sendAll();
		const stopTrying = keepTrying(sendAll, AGAIN_MS);
		window.addEventListener("beforeunload", askToStay);
		return () => {
			stopTrying();
			window.removeEventListener("beforeunload", askToStay);
		};
	}, [reload]);
}
