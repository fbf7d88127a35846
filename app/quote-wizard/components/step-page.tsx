import type { ReactNode } from "react";
import { Alert } from "#app/components/ui/alert.tsx";

interface StepPageProps {
	heading: string;
	intro?: string;
	alerts?: ReactNode;
	/** What has to be known first, such as that requests are paused. */
	notice?: { title: string; text: string } | null;
	/** The area is told of a ZIP code beyond the daily routes. */
	area?: { title: string; text: string } | null;
	children: ReactNode;
	wide?: boolean;
}

/** Focused when a script leads to the step, so that it is read out. */
export const STEP_HEADING_ID = "step-heading";

export function StepPage({ heading, intro, alerts, notice, area, children, wide = false }: StepPageProps) {
	return (
		<div className="step-page" data-wide={wide || undefined}>
			<header className="grid gap-1 sm:gap-3">
				<h1 id={STEP_HEADING_ID} tabIndex={-1} className="text-xl sm:text-2xl wrap-anywhere">
					{heading}
				</h1>
				{intro && <p className="max-w-2xl text-ink-soft max-sm:text-sm">{intro}</p>}
			</header>
			{notice && <StepNotice {...notice} />}
			{alerts}
			{area && <StepNotice {...area} />}
			{children}
		</div>
	);
}

/** A warning only: the step can be answered all the same. */
export function StepNotice(note: { title: string; text: string }) {
	return <Alert tone="warning" role="status" {...note} />;
}
