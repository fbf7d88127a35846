import type { ReactNode } from "react";
import type { SiteLink } from "../../content/site";
import type { PictureName } from "../../pictures/manifest";
import { Actions } from "./actions";
import { Breadcrumbs } from "./breadcrumbs";
import { Picture } from "./picture";

interface PageHeroProps {
	title: string;
	text: string;
	trail?: readonly SiteLink[];
	eyebrow?: string;
	/** The buttons. */
	actions?: ReactNode;
	/** Under the buttons: badges, a rating. */
	children?: ReactNode;
	/** `focus: "right"` keeps the right of a wide picture in sight. */
	picture?: { name: PictureName; alt: string; focus?: "right" };
	/** Beside the text instead of a picture: a form, a card of facts. */
	panel?: ReactNode;
	/** The home page's hero is the tallest of the house. */
	tall?: boolean;
}

/** The head of every page: where you are, what it is about, what to do. The picture leans like the glint in the logo. */
export function PageHero({
	title,
	text,
	trail,
	eyebrow,
	actions,
	children,
	picture,
	panel,
	tall = false,
}: PageHeroProps) {
	const height = tall ? "lg:min-h-[40rem] lg:pb-12" : picture ? "lg:min-h-[28rem]" : "";
	return (
		<div className={`relative flex flex-col overflow-hidden ${panel ? "bg-sky" : ""}`}>
			{picture && (
				<div className={`leaning-frame ${tall ? "lg:w-[56%]" : "lg:w-[47%]"}`}>
					<Picture
						name={picture.name}
						alt={picture.alt}
						sizes={`(min-width: 64rem) ${tall ? "72rem" : picture.focus ? "66vw" : "53vw"}, 100vw`}
						className={`leaning h-full w-full ${picture.focus ? "[&_img]:object-[80%_50%]" : ""}`}
						priority
					/>
				</div>
			)}
			<div className={`wrap grid items-center lg:grid-cols-12 lg:gap-10 ${height}`}>
				<div
					className={`grid justify-items-start gap-5 py-8 lg:py-14 ${panel ? "lg:col-span-7 lg:self-start" : "lg:col-span-6"}`}
				>
					{trail && <Breadcrumbs trail={trail} />}
					{eyebrow && <p className="text-sm font-bold text-ember">{eyebrow}</p>}
					<h1 className="text-3xl">{title}</h1>
					<p className={`text-lg text-ink-soft ${panel ? "max-w-prose" : "max-w-md"}`}>{text}</p>
					{actions && <Actions className="drawn-next mt-2 w-full">{actions}</Actions>}
					{children}
				</div>
				{panel && <div className="pb-10 lg:col-span-5 lg:py-14">{panel}</div>}
			</div>
		</div>
	);
}
