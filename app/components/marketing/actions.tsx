import type { ReactNode } from "react";

/** Buttons in a row; full width below each other on a phone. */
export function Actions({ children, className = "" }: { children: ReactNode; className?: string }) {
	return (
		<div
			className={`flex flex-col gap-3 *:w-full min-[30rem]:flex-row min-[30rem]:flex-wrap min-[30rem]:*:w-auto ${className}`}
		>
			{children}
		</div>
	);
}
