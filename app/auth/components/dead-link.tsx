import { Link } from "@remix-run/react";
import { Alert } from "#app/components/ui/alert.tsx";
import { deadLink } from "#app/content/auth.ts";

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
