import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Addon } from "#app/catalog/options.ts";
import { DRAFT_FIELD } from "#app/quote-wizard/hidden-fields.ts";

/** The screen answers a tap before the choice is sent: on a slow phone sending takes as long as the answer. */
const ANSWER_FIRST_MS = 60;

interface AddonSaver {
	/** Saves this choice, after the one that is being saved; of those that wait only the newest is sent. */
	save(addons: readonly Addon[]): void;
	/** Whether a choice is being saved or waits. */
	saving: boolean;
}

/**
 * Saves one choice of add-ons after the other. Sent at once they could reach the server in another order than they
 * were made in: a request that the browser gave up may still arrive. They are those of the quote whose signed draft this is.
 */
export function useAddonSaver(token: string): AddonSaver {
	const { state, submit } = useFetcher();
	const [waiting, setWaiting] = useState<readonly Addon[] | null>(null);

	useEffect(() => {
		if (!waiting || state !== "idle") return;
		const timer = setTimeout(() => {
			const body = new FormData();
			body.set(DRAFT_FIELD, token);
			body.set("intent", "update");
			for (const addon of waiting) body.append("addons", addon);
			submit(body, { method: "post", preventScrollReset: true });
			setWaiting(null);
		}, ANSWER_FIRST_MS);
		return () => clearTimeout(timer);
	}, [waiting, state, submit, token]);

	return { save: setWaiting, saving: waiting !== null || state !== "idle" };
}
