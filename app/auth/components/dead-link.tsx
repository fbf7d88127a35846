import { Link } from "@remix-run/react";
import { Alert } from "#app/components/ui/alert.tsx";
import { deadLink } from "#app/content/auth.ts";

/** Says that a mailed link no longer works, and where to ask for a new one. */
export function DeadLink({ to, label }: { to: string; label: string }) {
	return (
		<>
			<Alert tone="warning" title={deadLink.title} role="alert">
				{deadLink.text}
			</Alert>
			<p>
				<Link to={to} className="link tap">
					{label}
				</Link>
			</p>
		</>
	);
}
