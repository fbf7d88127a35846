import { aboutSignature } from "#app/content/about.ts";
import { sharedLabels } from "#app/content/site.ts";

/** Pixels; `npm run pictures` renders both. */
export const portraitWidths = [240, 480] as const;

const address = (width: number, format: string) => `/pictures/portrait-${width}.${format}`;

export function OwnerPortrait({ className }: { className: string }) {
	const [single, double] = portraitWidths;
	return (
		<picture className="shrink-0">
			{["avif", "webp"].map((format) => (
				<source
					key={format}
					type={`image/${format}`}
					srcSet={`${address(single, format)}, ${address(double, format)} 2x`}
				/>
			))}
			<img
				src={address(double, "jpg")}
				alt={sharedLabels.portrait}
				width={single}
				height={160}
				loading="lazy"
				decoding="async"
				className={`rounded-full bg-sky object-cover ${className}`}
			/>
		</picture>
	);
}

export function OwnerSignature() {
	return (
		<div className="flex flex-wrap items-center gap-4 border-t border-line pt-5">
			<OwnerPortrait className="size-24" />
			<div className="flex-1">
				<p className="text-2xl font-semibold italic tracking-tight">{aboutSignature.name}</p>
				<p className="text-base text-ink-soft">{aboutSignature.role}</p>
			</div>
		</div>
	);
}
