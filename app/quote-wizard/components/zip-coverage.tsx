import { Notice } from "../../components/ui/notice";
import { outsideAreaWarning } from "../../content/wizard";
import { isCovered } from "../../service-areas/coverage";
import { limits } from "../step-schemas";

/** Warns, and does not block, when a whole ZIP is outside the company's area; says nothing otherwise. */
export function ZipCoverage({ zip }: { zip: unknown }) {
	// A field that was sent twice is a list, whatever the form library's types say.
	const typed = typeof zip === "string" ? zip.trim() : "";
	if (typed.length < limits.zip || isCovered(typed)) return null;
	return (
		<Notice tone="warning" title={outsideAreaWarning.title(typed)} role="status">
			{outsideAreaWarning.text}
		</Notice>
	);
}
