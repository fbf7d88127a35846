import { Icon } from "#app/components/ui/icon.tsx";
import type { GalleryImage } from "#app/content/entities.ts";
import { homeGallery } from "#app/content/home.ts";
import { Picture } from "./picture.tsx";

const arrow =
	"grid size-12 place-items-center rounded-full border border-edge bg-white hover:border-ink hover:bg-cream";

export function Gallery({ images }: { images: readonly GalleryImage[] }) {
	return (
		<div data-gallery>
			<ul className="gallery-strip" data-gallery-strip>
				{images.map((image) => (
					<li key={image.picture} className="w-full shrink-0 snap-start">
						<BeforeAfter image={image} />
					</li>
				))}
			</ul>
			{images.length > 1 && (
				<div className="gallery-controls invisible mt-4 flex items-center gap-3 noscript:hidden scripted:visible">
					<button type="button" className={arrow} aria-label={homeGallery.previous} data-gallery-step="-1">
						<Icon name="arrow-left" />
					</button>
					<div className="flex">
						{images.map((image, position) => (
							<button
								key={image.picture}
								type="button"
								aria-label={homeGallery.goTo(position + 1, images.length)}
								aria-current={position === 0}
								className="gallery-dot"
								data-gallery-dot={position}
							/>
						))}
					</div>
					<button type="button" className={arrow} aria-label={homeGallery.next} data-gallery-step="1">
						<Icon name="arrow-right" />
					</button>
				</div>
			)}
		</div>
	);
}

const sizes = "(min-width: 64rem) 60vw, 92vw";
const tag = "absolute top-3 rounded-sm bg-ink px-3 py-1 text-sm font-bold text-white";

function BeforeAfter({ image }: { image: GalleryImage }) {
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
