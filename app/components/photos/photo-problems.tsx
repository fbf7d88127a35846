import { ErrorSummary, useSummary } from "#app/components/ui/error-summary.tsx";
import { type PhotoReason, photoFailures } from "#app/content/photos.ts";
import { PHOTO_FIELD } from "./photo-form.tsx";

/** What was not kept of photos that were sent, and why. */
export type RefusedPhotos =
	| { readonly kept: number; readonly problems: readonly { file: string; reason: PhotoReason }[] }
	| "unreachable";

/** Begins the page of a form of photos that was refused. */
export function PhotoProblems({ refused }: { refused: RefusedPhotos }) {
	const summary = useSummary(refused);
	if (refused === "unreachable") return <ErrorSummary ref={summary} {...photoFailures.unreachable} />;
	const { kept, problems } = refused;
	return (
		<ErrorSummary ref={summary} title={photoFailures.title(kept)}>
			<ul className="grid gap-2">
				{problems.map(({ file, reason }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two files can have one name, and none moves
					<li key={at}>
						<a href={`#${PHOTO_FIELD}`} className="underline underline-offset-4">
							{photoFailures.of(file, photoFailures.reasons[reason])}
						</a>
					</li>
				))}
			</ul>
		</ErrorSummary>
	);
}
