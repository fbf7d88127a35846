import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink } from "../../components/ui/button";
import { Notice } from "../../components/ui/notice";
import { dashboard, dashboardFailures } from "../../content/dashboard";

/** Milliseconds between the tries. */
const AGAIN_MS = 5_000;

/**
 * Says that the quotes could not be loaded (SPEC section 8), and shows them as soon as they can. Without
 * JavaScript the answer's `Refresh` header does the same.
 */
export function LoadFailure({ address }: { address: string }) {
	const { revalidate } = useRevalidator();
	const { load } = dashboardFailures;
	useEffect(() => {
		const timer = setInterval(revalidate, AGAIN_MS);
		return () => clearInterval(timer);
	}, [revalidate]);
	return (
		<div className="wrap grid gap-6 py-8 sm:py-12">
			<h1 className="text-2xl">{dashboard.heading}</h1>
			<Notice tone="error" title={load.title} role="alert">
				{load.text}
			</Notice>
			<ButtonLink href={address} variant="quiet" className="justify-self-start">
				{load.retry}
			</ButtonLink>
		</div>
	);
}
