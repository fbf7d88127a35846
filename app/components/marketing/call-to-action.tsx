import type { ReactNode } from "react";

interface CallToActionProps {
	title: string;
	text: string;
	children: ReactNode;
}

export function CallToAction({ title, text, children }: CallToActionProps) {
	return (
		<section className="on-ink closing-band bg-glass py-16 text-white lg:py-20">
			<div className="wrap grid gap-8 lg:grid-cols-[1fr_auto] lg:items-center">
				<div className="max-w-2xl">
					<h2 className="text-2xl text-white">{title}</h2>
					<p className="mt-4 text-lg text-sky">{text}</p>
				</div>
				<ActionRow className="lg:max-w-xl lg:justify-end">{children}</ActionRow>
			</div>
		</section>
	);
}

export function ActionRow({ children, className = "" }: { children: ReactNode; className?: string }) {
	return (
		<div
			className={`flex flex-col gap-3 *:w-full *:wrap-anywhere min-[30rem]:flex-row min-[30rem]:flex-wrap min-[30rem]:*:w-auto ${className}`}
		>
			{children}
		</div>
	);
}
