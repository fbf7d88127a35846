import { aboutSignature } from "#app/content/about.ts";
import { photoTexts } from "#app/content/owner-photos.ts";
import { isPicture } from "#app/pictures/manifest.ts";
import logoUrl from "#scripts/pictures/source/logo.svg?url";
import { Picture } from "./picture.tsx";

/** Waits for the owner's photo. */
const PORTRAIT: string = "portrait";

export function OwnerSignature() {
	return (
		<p className="flex items-center gap-4 border-t border-line pt-5">
			{isPicture(PORTRAIT) ? (
				<Picture
					name={PORTRAIT}
					alt={photoTexts.portrait(aboutSignature.name)}
					sizes="6rem"
					className="aspect-square! size-24 rounded-full"
				/>
			) : (
				<img src={logoUrl} alt="" width="64" height="64" className="size-16 rounded-full bg-sky p-2" />
			)}
			<span>
				<span className="block text-2xl font-semibold italic tracking-tight">{aboutSignature.name}</span>
				<span className="block text-base text-ink-soft">{aboutSignature.role}</span>
			</span>
		</p>
	);
}
