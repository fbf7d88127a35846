import { Icon } from "#app/components/ui/icon.tsx";
import type { GalleryImage } from "#app/content/entities.ts";
import { homeGallery } from "#app/content/home.ts";
import { BeforeAfter } from "./before-after.tsx";

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
				<div className="gallery-controls invisible mt-4 items-center gap-3 scripted:visible">
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
