import type { PropsWithChildren } from "react";
import { buttonClass } from "#app/components/ui/button.tsx";

/** What cannot be taken back: one press says what it means and shows the button that does it. */
export function ConfirmedAction({
	title,
	note,
	children,
}: PropsWithChildren<{ title: string; note: string }>) {
	return (
		<details className="group grid open:basis-full">
			<summary className={buttonClass("quiet", "cursor-pointer list-none wrap-anywhere")}>{title}</summary>
			<div className="mt-3 grid justify-items-start gap-3 rounded-md bg-sky p-4">
				<p className="text-sm wrap-anywhere">{note}</p>
				{children}
			</div>
		</details>
	);
}
