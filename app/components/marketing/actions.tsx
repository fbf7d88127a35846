import type { ReactNode } from "react";

/** Buttons in a row; full width below each other on a phone. */
export function Actions({ children, className = "" }: { children: ReactNode; className?: string }) {
	return (
		<div className={`flex flex-col gap-3 *:w-full xs:flex-row xs:flex-wrap xs:*:w-auto ${className}`}>
			{children}
		</div>
	);
}
