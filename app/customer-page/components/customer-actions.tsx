import { Button, ButtonLink, CallLink } from "#app/components/ui/button.tsx";
import { business } from "#app/config/business.ts";
import { customerActions } from "#app/content/customer-page.ts";
import { nextVisitMail } from "#app/content/follow-up-mails.ts";
import type { CustomerQuote } from "#app/customer-page/customer-quote.server.ts";
import { mailAddress, textAddress } from "#app/fields/message-address.ts";
import { quoteReference } from "#app/fields/text.ts";

export function ContactButtons({ quote }: { quote: CustomerQuote }) {
	const words = customerActions.textBody(quoteReference(quote.id));
	return (
		<div className="no-print grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
			<CallLink variant="primary" />
			<ButtonLink href={textAddress(business.phone.e164, words)} variant="quiet" icon="message">
				{customerActions.text}
			</ButtonLink>
		</div>
	);
}

interface CustomerActionsProps {
	quote: CustomerQuote;
	link: string;
	/** An offer can be accepted, or was. */
	isPromised: boolean;
}

export function CustomerActions({ quote, link, isPromised }: CustomerActionsProps) {
	const isDone = quote.stage === "done";
	const { changeNote, changeNotePromised, newPriceNote } = customerActions;
	const words = customerActions.linkBody(link);
	const subject = customerActions.linkSubject;
	return (
		<section className="no-print grid gap-6 rounded-xl border border-line bg-white p-4 sm:p-6 shadow-card">
			<div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-1">
				<form method="post" className="grid content-start gap-2">
					<Button variant="quiet" icon={isDone ? "refresh" : "pencil"} name="intent" value="change">
						{isDone ? nextVisitMail.open : customerActions.change}
					</Button>
					<p className="text-sm text-ink-soft">
						{isDone ? newPriceNote : isPromised ? changeNotePromised : changeNote}
					</p>
				</form>
				<div className="grid content-start gap-2">
					<Button
						variant="quiet"
						icon="download"
						type="button"
						aria-label={customerActions.print}
						data-print={customerActions.print}
						hidden
					></Button>
					<p className="text-sm text-ink-soft">{customerActions.printNote}</p>
				</div>
			</div>
			<div className="grid gap-3 border-t border-line pt-6">
				<h2 className="text-lg">{customerActions.keepTitle}</h2>
				<p className="max-w-prose text-sm text-ink-soft">{customerActions.keepNote}</p>
				<div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
					<ButtonLink href={mailAddress(quote.email, { subject, words })} variant="quiet" icon="mail">
						{customerActions.mailLink}
					</ButtonLink>
					<ButtonLink href={textAddress(quote.phone, words)} variant="quiet" icon="message">
						{customerActions.textLink}
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}
