import { Form } from "@remix-run/react";
import type { PhotoKind, SavedPhoto } from "#app/catalog/photos.ts";
import { buttonClass } from "#app/components/ui/button.tsx";
import { photoTexts } from "#app/content/photos.ts";

interface PhotoListProps {
	photos: readonly SavedPhoto[];
	kind: PhotoKind;
	addressOf(photo: string): string;
	/** The attempt of the forms that take a photo away. Without it the photos have no such forms. */
	attempt?: string;
}

/** Shows the photos of a kind, each as a link to its whole picture. */
export function PhotoList({ photos, kind, addressOf, attempt }: PhotoListProps) {
	return (
		<ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
			{photos.map(({ id, width, height }, at) => {
				const name = photoTexts.alt[kind](at + 1);
				return (
					<li key={id} className="grid content-start gap-2">
						<a href={addressOf(id)} className="block overflow-hidden rounded-md border border-line">
							<img
								src={addressOf(id)}
								alt={name}
								{...{ width, height }}
								loading="lazy"
								className="aspect-3/2 w-full object-cover"
							/>
						</a>{" "}
						{attempt && <RemoveForm id={id} name={name} attempt={attempt} />}
					</li>
				);
			})}
		</ul>
	);
}

/** Asks first, because a photo that is removed cannot be brought back. */
function RemoveForm({ id, name, attempt }: { id: string; name: string; attempt: string }) {
	return (
		<details>
			<summary className="link tap cursor-pointer text-sm">
				{photoTexts.remove}
				<span className="sr-only">: {name}</span>
			</summary>
			<Form method="post" className="grid gap-2">
				<p className="text-sm">{photoTexts.removeNote}</p>
				<input type="hidden" name="intent" value="remove" />
				<input type="hidden" name="attempt" value={attempt} />
				<button type="submit" name="photo-id" value={id} className={buttonClass("quiet")}>
					{photoTexts.removeNow}
					<span className="sr-only">: {name}</span>
				</button>
			</Form>
		</details>
	);
}
