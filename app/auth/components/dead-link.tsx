import { Link } from "@remix-run/react";
import { Notice } from "../../components/ui/notice";
import { deadLink } from "../../content/auth";

/** Says that a mailed link no longer works, and where to ask for a new one. */
export function DeadLink({ to, label }: { to: string; label: string }) {
	return (
		<>
			<Notice tone="warning" title={deadLink.title} role="alert">
				{deadLink.text}
			</Notice>
			<p>
				<Link to={to} className="link tap">
					{label}
				</Link>
			</p>
		</>
	);
}
