import type { ReactNode } from "react";
import type { PictureName } from "#app/pictures/pictures.ts";
import { Picture } from "./picture.tsx";

interface PictureCardProps {
	title: string;
	description: string;
	picture: PictureName;
	badge?: string;
	wide?: boolean;
	className?: string;
	children: ReactNode;
}

export function PictureCard({
	title,
	description,
	picture,
	badge,
	wide = false,
	className = "",
	children,
}: PictureCardProps) {
	return (
		<li
			className={`relative flex flex-col overflow-hidden rounded-xl border border-line bg-white ${wide ? "sm:flex-row" : ""} ${className}`}
		>
			<Picture
				name={picture}
				alt=""
				sizes={
					wide ? "(min-width: 64rem) 17rem, (min-width: 40rem) 40vw, 92vw" : "(min-width: 64rem) 36rem, 92vw"
				}
				className={wide ? "sm:aspect-auto sm:w-2/5 sm:shrink-0" : ""}
			/>
			{badge && (
				<p className="absolute left-4 top-4 rounded-sm bg-orange px-3 py-1 text-sm font-bold text-ink">
					{badge}
				</p>
			)}
			<div className="flex grow flex-col items-start gap-2 p-6 lg:p-8">
				<h3 className="text-xl">{title}</h3>
				<p className="grow text-ink-soft">{description}</p>
				<div className="mt-2">{children}</div>
			</div>
		</li>
	);
}
