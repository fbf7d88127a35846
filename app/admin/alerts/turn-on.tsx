import { useSubmit } from "@remix-run/react";
import { useState } from "react";
import { useSending } from "#app/admin/shell/unsent-form.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { alertsPage } from "#app/content/alerts.ts";
import { subscribe } from "./subscribe.ts";

/** Turns alerts on in this browser, which takes scripts. */
export function TurnOn({ siteKey }: { siteKey: string }) {
	const submit = useSubmit();
	const { isSending } = useSending();
	const [state, setState] = useState<"idle" | "busy" | "blocked" | "failed" | "unsupported">("idle");
	if (!useHydrated()) return null;
	async function turnOn(): Promise<void> {
		setState("busy");
		const result = await subscribe(siteKey);
		if (typeof result === "string") return setState(result);
		setState("idle");
		submit({ intent: "on", subscription: JSON.stringify(result) }, { method: "post" });
	}
	const isBusy = state === "busy" || isSending;
	const failure = state === "idle" || state === "busy" ? null : alertsPage.failures[state];
	return (
		<div className="grid gap-3">
			{failure && <Alert tone="warning" role="alert" title={failure.title} text={failure.text} />}
			<Button
				type="button"
				variant="ink"
				aria-disabled={isBusy}
				className="justify-self-start"
				onClick={() => !isBusy && void turnOn()}
			>
				{isBusy ? alertsPage.turningOn : alertsPage.on}
			</Button>
		</div>
	);
}
