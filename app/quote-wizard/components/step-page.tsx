import type { ReactNode } from "react";
import { Alert } from "#app/components/ui/alert.tsx";
import { outsideAreaWarning } from "#app/content/wizard.ts";

interface StepPageProps {
	heading: string;
	intro?: string;
	alerts?: ReactNode;
	children: ReactNode;
	wide?: boolean;
}

/** Focused when a script leads to the step, so that it is read out. */
export const STEP_HEADING_ID = "step-heading";

export function StepPage({ heading, intro, alerts, children, wide = false }: StepPageProps) {
	return (
		<div className="step-page" data-wide={wide || undefined}>
			<header className="grid gap-1 sm:gap-3">
				<h1 id={STEP_HEADING_ID} tabIndex={-1} className="text-xl sm:text-2xl wrap-anywhere">
					{heading}
				</h1>
				{intro && <p className="max-w-2xl text-ink-soft max-sm:text-sm">{intro}</p>}
			</header>
			{alerts}
			{children}
		</div>
	);
}

/** A warning only: the ZIP is still accepted. */
export function OutsideAreaWarning({ zip }: { zip: string }) {
	return (
		<Alert tone="warning" title={outsideAreaWarning.title(zip)} role="status">
			{outsideAreaWarning.text}
		</Alert>
	);
}
