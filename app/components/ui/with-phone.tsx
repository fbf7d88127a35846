import { Fragment } from "react";
import { business } from "#app/config/business.ts";

/** The company's number, and any written as "(570) 555-0123". */
const ownNumber = business.phone.display.replace(/[^\w\s]/g, "\\$&");
const writtenNumber = new RegExp(`(${ownNumber}|\\(\\d{3}\\) \\d{3}-\\d{4})`);

/** Phone numbers stay on one line. */
export function WithPhone({ text }: { text: string }) {
	const parts = text.split(writtenNumber);
	if (parts.length === 1) return text;
	return (
		<>
			{parts.map((part, position) => (
				<Fragment key={part}>
					{position % 2 === 1 ? <span className="whitespace-nowrap tabular-nums">{part}</span> : part}
				</Fragment>
			))}
		</>
	);
}
