import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Addon } from "#app/catalog/options.ts";
import { DRAFT_FIELD, draftFor } from "#app/quote-wizard/hidden-fields.ts";

/** The screen responds to a tap before it is sent, which takes as long on a slow phone. */
const ANSWER_FIRST_MS = 60;

interface AddonSaver {
	/** Saves after the running save; of those waiting only the newest is sent. */
	save(addons: readonly Addon[]): void;
	saving: boolean;
}

/** Saves one choice after the other: parallel requests could arrive in another order. `token` is the signed draft. */
export function useAddonSaver(token: string): AddonSaver {
	const { state, submit } = useFetcher();
	const [waiting, setWaiting] = useState<readonly Addon[] | null>(null);

	useEffect(() => {
		if (!waiting || state !== "idle") return;
		const timer = setTimeout(() => {
			const body = new FormData();
			body.set(DRAFT_FIELD, draftFor("update", token));
			for (const addon of waiting) body.append("addons", addon);
			submit(body, { method: "post", preventScrollReset: true });
			setWaiting(null);
		}, ANSWER_FIRST_MS);
		return () => clearTimeout(timer);
	}, [waiting, state, submit, token]);

	return { save: setWaiting, saving: waiting !== null || state !== "idle" };
}
