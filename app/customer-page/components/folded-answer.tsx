import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

interface FoldedAnswerProps {
	title: string;
	isOpen: boolean;
	children: ReactNode;
}

export function FoldedAnswer({ title, isOpen, children }: FoldedAnswerProps) {
	return (
		<details
			open={isOpen}
			className="group no-print rounded-xl border border-line bg-white px-5 py-3 sm:px-6"
		>
			<summary className="tap flex cursor-pointer items-center justify-between gap-3 font-bold">
				{title}
				<Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
			</summary>
			{children}
		</details>
	);
}
