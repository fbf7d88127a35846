import { Alert } from "#app/components/ui/alert.tsx";
import { outsideAreaWarning } from "#app/content/wizard.ts";

/** Warns, and does not block, that a ZIP is outside the company's area. */
export function OutsideAreaWarning({ zip }: { zip: string }) {
	return (
		<Alert tone="warning" title={outsideAreaWarning.title(zip)} role="status">
			{outsideAreaWarning.text}
		</Alert>
	);
}
