import type { ReactNode } from "react";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { breadcrumbs as siteBreadcrumbs } from "#app/content/breadcrumbs.ts";
import type { SiteLink } from "#app/content/site.ts";
import type { PictureName } from "#app/pictures/pictures.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { ActionRow } from "./links.tsx";
import { Picture } from "./picture.tsx";

interface PageHeroProps {
	title: string;
	text: string;
	breadcrumbs?: keyof typeof siteBreadcrumbs | readonly SiteLink[];
	eyebrow?: string;
	actions?: ReactNode;
	children?: ReactNode;
	picture?: PictureName;
	imageAlt?: string;
	/** Keeps the right of a wide picture visible. */
	focus?: "right";
	panel?: ReactNode;
	tall?: boolean;
}

export function PageHero({
	title,
	text,
	breadcrumbs,
	eyebrow,
	actions,
	children,
	picture,
	imageAlt = "",
	focus,
	panel,
	tall = false,
}: PageHeroProps) {
	const height = tall
		? "lg:min-h-[40rem] lg:pb-12 low:min-h-0"
		: picture
			? "lg:min-h-[28rem] low:min-h-0"
			: "";
	const links = typeof breadcrumbs === "string" ? siteBreadcrumbs[breadcrumbs] : breadcrumbs;
	return (
		<div className={`relative flex flex-col overflow-hidden ${panel ? "bg-sky" : ""}`}>
			{picture && (
				<div className="leaning-frame">
					<Picture
						name={picture}
						alt={imageAlt}
						// On a phone it is a low strip: a lighter file, of at most two dots a pixel, is sharp enough and shown sooner.
						sizes={`(min-width: 64rem) ${tall ? "72rem" : focus ? "66vw" : "53vw"}, (min-width: 30rem) 100vw, (min-resolution: 2.5dppx) 13rem, 20rem`}
						className={`leaning h-full w-full max-lg:max-h-[22svh] beside:max-h-none ${focus ? "[&_img]:object-[80%_50%]" : ""}`}
						priority
					/>
				</div>
			)}
			<div
				className={`wrap grid items-center lg:gap-10 ${picture ? "beside:grid-cols-12" : "lg:grid-cols-12"} ${height}`}
			>
				<div
					className={`grid justify-items-start gap-4 py-6 low:gap-2 low:py-4 lg:gap-5 lg:py-14 ${panel ? "lg:col-span-7 lg:self-start" : picture ? "beside:col-span-6 beside:pr-10" : "lg:col-span-6"}`}
				>
					{links && <Breadcrumbs breadcrumbs={links} />}
					{eyebrow && <p className="text-sm font-bold text-ember">{eyebrow}</p>}
					<h1 className="text-3xl low:text-xl">{title}</h1>
					<p
						className={`text-ink-soft low:text-sm low:leading-5 lg:text-lg ${panel ? "max-w-prose" : "max-w-md"}`}
					>
						<WithPhone text={text} />
					</p>
					{actions && (
						<ActionRow className={`mt-1 w-full ${panel ? "" : "lg:max-w-md"}`}>{actions}</ActionRow>
					)}
					{children}
				</div>
				{panel && <div className="pb-10 lg:col-span-5 lg:py-14">{panel}</div>}
			</div>
		</div>
	);
}
