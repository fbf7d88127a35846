import { Picture } from "#app/components/marketing/picture.tsx";
import { TextLink } from "#app/components/marketing/text-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { business } from "#app/config/business.ts";
import { homeVideo } from "#app/content/home.ts";

/** Nothing third-party loads before a click, when the site script replaces the link by the embed. */
export function VideoBlock() {
	const { title, watchUrl, embedUrl } = business.social.video;
	return (
		<section className="on-ink bg-ink py-16 text-white lg:py-24">
			<div className="wrap grid items-center gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-16">
				<a
					href={watchUrl}
					data-embed={embedUrl}
					data-embed-title={title}
					className="group relative block aspect-video overflow-hidden rounded-lg"
				>
					<Picture name="video-poster" alt="" sizes="(min-width: 64rem) 62vw, 92vw" className="h-full" />
					<span className="absolute inset-0 grid place-content-center justify-items-center">
						<span className="grid size-20 place-items-center rounded-full bg-orange text-ink shadow-lift transition-transform group-hover:scale-105">
							<Icon name="play" className="size-9" />
						</span>
						<span className="sr-only"> {homeVideo.play}</span>
					</span>
				</a>
				<div>
					<h2 className="text-2xl text-white">{homeVideo.title}</h2>
					<p className="mt-4 text-lg text-sky">{homeVideo.caption}</p>
					<div className="mt-4">
						<TextLink href={watchUrl} external onInk>
							{homeVideo.fallback}
						</TextLink>
					</div>
				</div>
			</div>
		</section>
	);
}
