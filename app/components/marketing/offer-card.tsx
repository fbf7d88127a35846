import type { ReactNode } from "react";
import type { PictureName } from "#app/pictures/pictures.ts";
import { ActionRow } from "./call-to-action.tsx";
import { Picture } from "./picture.tsx";

interface OfferCardProps {
	title: string;
	subtitle?: string;
	text: string;
	picture: PictureName;
	children: ReactNode;
}

export function OfferCard({ title, subtitle, text, picture, children }: OfferCardProps) {
	return (
		<section className="bg-sky py-16 lg:py-24">
			<div className="wrap">
				<div className="grid overflow-hidden rounded-xl bg-white shadow-lift lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
					<div className="p-6 sm:p-10 lg:p-14">
						<h2 className="text-3xl">
							{title}
							{subtitle && <span className="block text-xl text-ink-soft"> {subtitle}</span>}
						</h2>
						<p className="mt-5 max-w-prose text-lg text-ink-soft">{text}</p>
						<ActionRow className="mt-8">{children}</ActionRow>
					</div>
					<Picture
						name={picture}
						alt=""
						sizes="(min-width: 64rem) 33rem, 92vw"
						className="max-lg:order-first lg:aspect-auto"
					/>
				</div>
			</div>
		</section>
	);
}
