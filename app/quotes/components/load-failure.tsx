import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink } from "../../components/ui/button";
import { Notice } from "../../components/ui/notice";
import { dashboard, dashboardFailures } from "../../content/dashboard";

/** Milliseconds between the tries. */
const AGAIN_MS = 5_000;

const { load } = dashboardFailures;

/**
 * Says that the quotes could not be loaded (SPEC section 8), and loads them as soon as they can be. Without
 * JavaScript the answer's `Refresh` header does the same.
 */
export function LoadFailureNotice() {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const timer = setInterval(revalidate, AGAIN_MS);
		return () => clearInterval(timer);
	}, [revalidate]);
	return (
		<Notice tone="error" title={load.title} role="alert">
			{load.text}
		</Notice>
	);
}

/** The page while there is nothing to show. */
export function LoadFailure({ address }: { address: string }) {
	return (
		<div className="wrap grid gap-6 py-8 sm:py-12">
			<h1 className="text-2xl">{dashboard.heading}</h1>
			<LoadFailureNotice />
			<ButtonLink href={address} variant="quiet" className="justify-self-start">
				{load.retry}
			</ButtonLink>
		</div>
	);
}
