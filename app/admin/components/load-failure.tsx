import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { Status } from "#app/catalog/quote-terms.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { dashboard, dashboardFailures } from "#app/content/dashboard.ts";
import { formatMoment } from "#app/time/time-text.ts";

const AGAIN_MS = 5_000;

export type LoadFailureCause = "offline" | "database";

const { load, offline } = dashboardFailures;

interface LoadFailureAlertProps {
	failure: LoadFailureCause;
	/** The list below it, and when it was loaded, UTC milliseconds. */
	shown?: { status: Status; now: number };
}

/** Retries on its own; without JavaScript the response's `Refresh` header does the same. */
export function LoadFailureAlert({ failure, shown }: LoadFailureAlertProps) {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const timer = setInterval(revalidate, AGAIN_MS);
		window.addEventListener("online", revalidate);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", revalidate);
		};
	}, [revalidate]);
	if (failure === "database")
		return (
			<Alert tone="error" title={load.title} role="alert">
				{load.text}
			</Alert>
		);
	return (
		<Alert tone="warning" title={offline.title} role="alert">
			{shown ? offline.kept(dashboard.tabs[shown.status], formatMoment(shown.now)) : offline.text}
		</Alert>
	);
}

export function LoadFailure({ address, failure }: { address: string; failure: LoadFailureCause }) {
	return (
		<div className="wrap grid gap-6 py-8 sm:py-12">
			<h1 className="text-2xl">{dashboard.heading}</h1>
			<LoadFailureAlert failure={failure} />
			<ButtonLink href={address} variant="quiet" className="justify-self-start">
				{load.retry}
			</ButtonLink>
		</div>
	);
}
