import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/pictures/pictures.ts";

interface EmptyNoteProps {
	icon: IconName;
	/** `good` where everything is done, `plain` where nothing has begun. */
	tone: keyof typeof tones;
	title: string;
	text: string;
	children?: ReactNode;
}

const tones = {
	good: { pane: "bg-leaf-mist", icon: "text-leaf" },
	plain: { pane: "bg-sky", icon: "text-glass" },
} as const;

export function EmptyNote({ icon, tone, title, text, children }: EmptyNoteProps) {
	return (
		<section className={`grid justify-items-start gap-3 rounded-lg p-6 ${tones[tone].pane}`}>
			<h2 className="flex gap-2 text-lg">
				<Icon name={icon} className={`mt-0.5 size-6 ${tones[tone].icon}`} />
				{title}
			</h2>
			<p className="max-w-prose">{text}</p>
			{children}
		</section>
	);
}
