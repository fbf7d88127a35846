import { Notice } from "../../components/ui/notice";
import { outsideAreaWarning } from "../../content/wizard";
import { limits } from "../limits";

/** Warns, and does not block, when a whole ZIP is outside the company's area; says nothing otherwise. */
export function ZipCoverage({ zip, coveredZips }: { zip: string; coveredZips: readonly string[] }) {
	const typed = zip.trim();
	if (typed.length < limits.zip || coveredZips.includes(typed)) return null;
	return (
		<Notice tone="warning" title={outsideAreaWarning.title(typed)} role="status">
			{outsideAreaWarning.text}
		</Notice>
	);
}
