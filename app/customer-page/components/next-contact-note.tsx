import { Alert } from "#app/components/ui/alert.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { nextContactTexts } from "#app/content/customer-page.ts";
import { afterOpening, answerPromise } from "#app/content/phrases.ts";
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
	if (contact.kind === "contacted") return nextContactTexts.contacted;
	const when = afterOpening(contact.opening);
	if (contact.kind === "due") return { title: nextContactTexts.arrived, text: answerPromise(method, when) };
	return when ? nextContactTexts.overdueClosed(when) : nextContactTexts.overdue;
}
