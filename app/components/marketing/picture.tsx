import { Icon } from "#app/components/ui/icon.tsx";
import { imageUnavailable } from "#app/content/site.ts";
import { type PictureName, pictures } from "#app/pictures/pictures.ts";

interface PictureProps {
	name: PictureName;
	alt: string;
	sizes: string;
	className?: string;
	priority?: boolean;
}

/** Shows the picture's own colour until it has loaded, and 'Image unavailable' where it fails. */
export function Picture({ name, alt, sizes, className = "", priority = false }: PictureProps) {
	const { width, height, widths, placeholder } = pictures[name];
	const address = (size: number, format: string) => `/pictures/${name}-${size}.${format}`;
	const srcSet = (format: string) => widths.map((size) => `${address(size, format)} ${size}w`).join(", ");
	const shape = width / height > 1.6 ? "aspect-video" : "aspect-3/2";
	return (
		<span className={`picture ${shape} ${className}`} data-picture data-tone={placeholder}>
			<picture>
				<source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
				<source type="image/webp" srcSet={srcSet("webp")} sizes={sizes} />
				<img
					src={address(widths[1] ?? width, "jpg")}
					srcSet={srcSet("jpg")}
					sizes={sizes}
					alt={alt}
					width={width}
					height={height}
					decoding="async"
					{...(priority ? { fetchpriority: "high" } : { loading: "lazy" })}
				/>
			</picture>
			<span className="picture-failed" data-picture-failed={imageUnavailable} hidden>
				<Icon name="image-off" className="size-8" />
			</span>
		</span>
	);
}
