import type { ReactNode } from "react";

interface OwnerPageProps {
	title: string;
	intro: string;
	/** Between the title and the introduction. */
	tabs?: ReactNode;
	children: ReactNode;
}

export function OwnerPage({ title, intro, tabs, children }: OwnerPageProps) {
	return (
		<div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-4 sm:py-8">
			<header className={`grid max-w-3xl ${tabs ? "gap-3" : "gap-1"}`}>
				<h1 className="text-2xl">{title}</h1>
				{tabs}
				<p className="text-ink-soft">{intro}</p>
			</header>
			{children}
		</div>
	);
}
