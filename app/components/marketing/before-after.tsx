import type { GalleryImage } from "#app/content/entities.ts";
import { homeGallery } from "#app/content/home.ts";
import { Picture } from "./picture.tsx";

const sizes = "(min-width: 64rem) 60vw, 92vw";
const tag = "absolute top-3 rounded-sm bg-ink/85 px-3 py-1 text-sm font-bold text-white";

export function BeforeAfter({ image }: { image: GalleryImage }) {
	const { picture, alt, beforeAlt, afterAlt, title, description } = image;
	return (
		<figure className="grid gap-4">
			<div className="before-after" data-before-after={homeGallery.slider(alt)}>
				<div className="before relative">
					<Picture name={`${picture}-before`} alt={beforeAlt} sizes={sizes} />{" "}
					<span className={`${tag} left-3`}>{homeGallery.before}</span>
				</div>
				<div className="relative">
					<Picture name={`${picture}-after`} alt={afterAlt} sizes={sizes} />{" "}
					<span className={`${tag} right-3`}>{homeGallery.after}</span>
				</div>
				<span className="before-after-line" aria-hidden="true" />
			</div>
			<figcaption>
				<h3 className="text-lg">{title}</h3>
				<p className="text-ink-soft">{description}</p>
			</figcaption>
		</figure>
	);
}
