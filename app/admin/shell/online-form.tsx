import { type ComponentProps, type FormEvent, useEffect, useState } from "react";
import { Alert } from "#app/components/ui/alert.tsx";
import { dashboardFailures } from "#app/content/dashboard.ts";

const { unsent } = dashboardFailures;

/** A form that is not sent while the browser is offline: it says so, and what was typed stays where it is. */
export function OnlineForm({
	children,
	onSend,
	...form
}: Omit<ComponentProps<"form">, "method" | "onSubmit"> & { onSend?: (event: SubmitEvent) => void }) {
	const [isStopped, setStopped] = useState(false);
	useEffect(() => {
		const goOn = () => setStopped(false);
		window.addEventListener("online", goOn);
		return () => window.removeEventListener("online", goOn);
	}, []);
	function stopOffline(event: FormEvent): void {
		if (navigator.onLine) {
			if (event.nativeEvent instanceof SubmitEvent) onSend?.(event.nativeEvent);
			return;
		}
		event.preventDefault();
		setStopped(true);
	}
	return (
		<form {...form} method="post" onSubmit={stopOffline}>
			{children}
			{isStopped && (
				<Alert tone="warning" role="alert" title={unsent.title}>
					{unsent.text}
				</Alert>
			)}
		</form>
	);
}

/** Of the quote as a form shows it, by which the server knows the same form again: after a double press or a lost answer. */
export function RevisionField({ revision }: { revision: number }) {
	return <input type="hidden" name="revision" value={revision} />;
}
