import { Alert } from "#app/components/ui/alert.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { nextContactTexts } from "#app/content/customer-page.ts";
import { afterOpening } from "#app/content/phrases.ts";
import type { CustomerQuote } from "#app/customer-page/customer-quote.server.ts";
import type { NextContact } from "#app/customer-page/next-contact.ts";

interface NextContactNoteProps {
	contact: NextContact;
	method: CustomerQuote["contactMethod"];
}

export function NextContactNote({ contact, method }: NextContactNoteProps) {
	const { title, text } = textsOf(contact, method);
	return (
		<Alert tone={contact.kind === "overdue" ? "warning" : "success"} title={title}>
			<WithPhone text={text} />
		</Alert>
	);
}

function textsOf(contact: NextContact, method: CustomerQuote["contactMethod"]) {
	switch (contact.kind) {
		case "contacted":
			return nextContactTexts.contacted;
		case "soon":
			return nextContactTexts.soon(method);
		case "opening":
			return nextContactTexts.opening(afterOpening(contact.opening));
		case "overdue":
			return contact.opening
				? nextContactTexts.overdueClosed(afterOpening(contact.opening))
				: nextContactTexts.overdue;
	}
}
