import { Fragment } from "react";
import { business } from "#app/config/business.ts";

/** This matches the company's number, and any written as "(570) 555-0123". */
const ownNumber = business.phone.display.replace(/[^\w\s]/g, "\\$&");
const writtenNumber = new RegExp(`(${ownNumber}|\\(\\d{3}\\) \\d{3}-\\d{4})`);

interface WithPhoneProps {
	text: string;
	/** The text stands in a link, whose line goes on under the number. */
	isLink?: true;
}

/** Phone numbers stay on one line, but where none is long enough for them. */
export function WithPhone({ text, isLink }: WithPhoneProps) {
	const fit = isLink ? "whitespace-nowrap" : "inline-block";
	const parts = text.split(writtenNumber);
	if (parts.length === 1) return text;
	return (
		<>
			{parts.map((part, position) => (
				<Fragment key={part}>
					{position % 2 === 1 ? <span className={`${fit} tabular-nums`}>{part}</span> : part}
				</Fragment>
			))}
		</>
	);
}
