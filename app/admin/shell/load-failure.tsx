import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { type ComponentProps, useEffect } from "react";
import { Alert, ErrorSummary } from "#app/components/ui/alert.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";
import { dashboard, dashboardFailures, unknownQuote } from "#app/content/dashboard.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import { keepTrying } from "./poor-connection.ts";
import { failedPressOf } from "./unsent-form.ts";
import { useIdleReload } from "./use-idle-reload.ts";

const AGAIN_MS = 5_000;

export type LoadFailureCause = "offline" | "database";

const { load, offline } = dashboardFailures;

interface LoadFailureAlertProps {
	failure: LoadFailureCause | "unknown";
	kept?: string;
}

/** Retries on its own. */
export function LoadFailureAlert({ failure, kept = offline.text }: LoadFailureAlertProps) {
	const reload = useIdleReload();
	const title = useLocation().pathname === paths.admin ? load.title : load.otherTitle;
	useEffect(() => keepTrying(reload, AGAIN_MS), [reload]);
	if (failure === "offline") return <Alert tone="warning" title={offline.title} role="alert" text={kept} />;
	return <Alert tone="error" title={title} role="alert" text={load.texts[failure]} />;
}

/** Stands in place of a page that cannot be loaded, with a link to load it again; where a button failed, with the reason.
 * As an error boundary it does not know whether the site was reached. */
export function LoadFailure({ failure }: { failure?: LoadFailureCause | null }) {
	const { pathname, search } = useLocation();
	const error = useRouteError();
	const failedPress = failedPressOf(error);
	const cause = failure ?? (error ? "unknown" : "database");
	return (
		<div className="wrap grid gap-6 py-8 sm:py-12">
			<h1 className="text-2xl">{pathname === paths.admin ? dashboard.heading : adminShell.navigation}</h1>
			{failedPress ? (
				<ErrorSummary {...failedPress} />
			) : (
				<>
					<LoadFailureAlert failure={cause} />
					<noscript>
						<meta httpEquiv="refresh" content="10" />
					</noscript>
				</>
			)}
			<ButtonLink href={`${pathname}${search}`} variant="quiet" className="justify-self-start">
				{failedPress ? load.back : load.retry}
			</ButtonLink>
		</div>
	);
}

type NotSavedProps = ComponentProps<typeof ErrorSummary> & Pick<StepFailure, "links">;

/** Stands above what was typed and not saved: says why, with the ways to go on, such as the sign-in. */
export function NotSaved({ links = [], children, ...reason }: NotSavedProps) {
	return (
		<ErrorSummary {...reason}>
			{links.map(({ to, label }) => (
				<a key={to} href={to} target="_blank" rel="noreferrer" className="link tap justify-self-start">
					{label}
				</a>
			))}
			{children}
		</ErrorSummary>
	);
}

export function QuoteError() {
	return <PageError {...unknownQuote} back={{ href: paths.admin, label: dashboard.back }} />;
}

interface PageErrorProps {
	title: string;
	text: string;
	back: { href: string; label: string };
}

/** Stands in place of a page that is not shown, because it does not exist or could not be loaded. */
export function PageError({ title, text, back }: PageErrorProps) {
	const error = useRouteError();
	if (!isRouteErrorResponse(error) || error.status !== 404) return <LoadFailure />;
	return (
		<div className="wrap grid gap-4 py-8 sm:py-12">
			<h1 className="text-2xl">{title}</h1>
			<p className="text-ink-soft">{text}</p>
			<ButtonLink href={back.href} variant="quiet" className="justify-self-start">
				{back.label}
			</ButtonLink>
		</div>
	);
}
