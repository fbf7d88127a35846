import { photoTexts } from "#app/content/owner-photos.ts";
import { isPicture } from "#app/pictures/pictures.ts";
import { Picture } from "./picture.tsx";

const photos: readonly { name: string; alt: string }[] = [
	{ name: "team", alt: photoTexts.team },
	{ name: "certificate", alt: photoTexts.certificate },
];

export function OwnerPhotos() {
	const shown = photos.flatMap(({ name, alt }) => (isPicture(name) ? [{ name, alt }] : []));
	if (shown.length === 0) return null;
	return (
		<ul className="mt-8 grid gap-5 sm:grid-cols-2">
			{shown.map(({ name, alt }) => (
				<li key={name}>
					<Picture name={name} alt={alt} sizes="(min-width: 40rem) 24rem, 92vw" className="rounded-lg" />
				</li>
			))}
		</ul>
	);
}
