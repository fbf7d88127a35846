import { Notice } from "../../components/ui/notice";
import { outsideAreaWarning } from "../../content/wizard";
import { isCovered } from "../../service-areas/coverage";
import { limits } from "../limits";

/** Warns, and does not block, when a whole ZIP is outside the company's area; says nothing otherwise. */
export function ZipCoverage({ zip }: { zip: string | undefined }) {
	const typed = zip?.trim() ?? "";
	if (typed.length < limits.zip || isCovered(typed)) return null;
	return (
		<Notice tone="warning" title={outsideAreaWarning.title(typed)} role="status">
			{outsideAreaWarning.text}
		</Notice>
	);
}
