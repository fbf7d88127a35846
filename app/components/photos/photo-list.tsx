import { Form } from "@remix-run/react";
import type { PhotoKind, SavedPhoto } from "#app/catalog/photos.ts";
import { buttonClass } from "#app/components/ui/button.tsx";
import { photoTexts } from "#app/content/photos.ts";

interface PhotoListProps {
	photos: readonly SavedPhoto[];
	kind: PhotoKind;
	addressOf(photo: string): string;
	canRemove?: boolean;
}

/** Shows the photos of a kind, each as a link to its whole picture. */
export function PhotoList({ photos, kind, addressOf, canRemove = false }: PhotoListProps) {
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
						{canRemove && <RemoveForm id={id} name={name} />}
					</li>
				);
			})}
		</ul>
	);
}

/** Asks first, because a photo that is removed cannot be brought back. */
function RemoveForm({ id, name }: { id: string; name: string }) {
	return (
		<details>
			<summary className="link tap cursor-pointer text-sm">
				{photoTexts.remove}
				<span className="sr-only">: {name}</span>
			</summary>
			<Form method="post" className="grid gap-2">
				<p className="text-sm">{photoTexts.removeNote}</p>
				<input type="hidden" name="intent" value="remove" />
				<button type="submit" name="photo-id" value={id} className={buttonClass("quiet")}>
					{photoTexts.removeNow}
					<span className="sr-only">: {name}</span>
				</button>
			</Form>
		</details>
	);
}
