import { Fragment } from "react";
import { business } from "#app/config/business.ts";

export function WithPhone({ text }: { text: string }) {
	const { display } = business.phone;
	const parts = text.split(display);
	if (parts.length === 1) return text;
	return (
		<>
			{parts.map((part, position) => (
				<Fragment key={part}>
					{position > 0 && <span className="whitespace-nowrap tabular-nums">{display}</span>}
					{part}
				</Fragment>
			))}
		</>
	);
}
