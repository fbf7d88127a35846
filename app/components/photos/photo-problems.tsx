import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { type PhotoReason, photoFailures } from "#app/content/photos.ts";
import { PHOTO_FIELD } from "./photo-form.tsx";

/** What was not kept of photos that were sent, and why. */
export type RefusedPhotos =
	| {
			readonly added: number;
			readonly known: number;
			readonly problems: readonly { file: string; reason: PhotoReason }[];
	  }
	| "unreachable";

/** Begins the page of a form of photos that was refused. */
export function PhotoProblems({ refused }: { refused: RefusedPhotos }) {
	if (refused === "unreachable") return <ErrorSummary refusal={refused} {...photoFailures.unreachable} />;
	const { problems } = refused;
	// Files of one name with one fault read the same.
	const messages = new Set(
		problems.map(({ file, reason }) => photoFailures.of(file, photoFailures.reasons[reason])),
	);
	const errors = Array.from(messages, (message) => ({ fieldId: PHOTO_FIELD, message }));
	const title = photoFailures.title({ ...refused, refused: problems.length });
	return <ErrorSummary refusal={refused} title={title} errors={errors} />;
}
