import { OfferSheet } from "#app/components/offer/offer-sheet.tsx";
import { Signature } from "#app/components/offer/signature.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { TextField } from "#app/components/ui/form-field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import {
	acceptTexts,
	askTexts,
	declineTexts,
	offerOutcomes,
	offerSheet,
} from "#app/content/customer-offer.ts";
import { offerBefore } from "#app/content/offer-mails.ts";
import { declineReasons, MAX_COMMENT } from "#app/customer-page/answer-forms.ts";
import { answerField, type CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import { formatDollars } from "#app/pricing/format.ts";
import type { OfferState } from "#app/quotes/offer-state.ts";
import type { SavedOffer } from "#app/quotes/saved-offers.server.ts";
import { formatLastDay, formatMoment, formatSlots } from "#app/time/time-text.ts";
import { AcceptForm, OfferTerms } from "./accept-form.tsx";
import { FoldedAnswer } from "./answer-form.tsx";
import type { PaperSignatureProps } from "./paper-signature.tsx";

interface OfferPanelProps extends PaperSignatureProps {
	page: CustomerOfferPage;
	offer: SavedOffer;
	state: OfferState;
	isOver: "done" | "lost" | null;
}

export function OfferPanel({ page, offer, state, isOver, ...paper }: OfferPanelProps) {
	const isOpen = state === "open" && isOver !== "done";
	const isFurther = page.earlier.some((earlier) => earlier.state === "accepted");
	const change = page.questions.find(({ lines, answer }) => lines !== null && answer === null);
	return (
		<div className="grid gap-6" id="offer" data-unseen-offer={page.unseen ?? undefined}>
			{state === "accepted" && isOver === "lost" && <OutcomeNote {...offerOutcomes.calledOff} />}
			{state !== "open" && <Outcome offer={offer} state={state} isOver={isOver} />}
			{isOpen && change && (
				<Alert
					tone="info"
					title={askTexts.askedForChange(formatMoment(change.askedAt))}
					text={askTexts.offerStays}
				/>
			)}
			<OfferSheet offer={offer} isOpen={isOpen} over={overOf(state)} />
			{isOpen && offer.number > 1 && (
				<p className="text-sm text-ink-soft">{offerBefore[isFurther ? "accepted" : "replaced"]}</p>
			)}
			{isOpen && <AcceptForm {...{ page, offer, ...paper }} />}
			{isOpen && <DeclineForm page={page} offer={offer} />}
			{state === "accepted" && <Agreement offer={offer} />}
		</div>
	);
}

function overOf(state: OfferState) {
	return state === "declined" || state === "expired" || state === "withdrawn" ? state : null;
}

function Outcome({ offer, state, isOver }: Pick<OfferPanelProps, "offer" | "state" | "isOver">) {
	const moment = formatMoment(offer.decidedAt ?? offer.sentAt);
	switch (state) {
		case "accepted":
			return (
				<Alert tone="success" title={offerOutcomes.accepted}>
					<p>{offerOutcomes.acceptedBy[offer.enteredAs ?? "page"](offer.name ?? "", moment)}</p>
					{isOver === null && <p>{offerOutcomes.next}</p>}
				</Alert>
			);
		case "declined":
			return <OutcomeNote {...offerOutcomes.declined(moment)} />;
		case "expired":
			return <OutcomeNote {...offerOutcomes.expired(formatLastDay(offer.validUntil))} />;
		default:
			return <OutcomeNote {...offerOutcomes[isOver === "lost" ? "calledOff" : "withdrawn"]} />;
	}
}

function OutcomeNote(note: { title: string; text: string }) {
	return <Alert tone="warning" {...note} />;
}

function Agreement({ offer }: { offer: SavedOffer }) {
	return (
		<section className="grid gap-4 rounded-xl border border-line bg-white p-6 print:p-4">
			<h2 className="text-xl">{acceptTexts.agreedTitle}</h2>
			<OfferTerms version={offer.termsVersion} />
			{offer.wishes.length > 0 && (
				<div>
					<h3 className="text-base">{offerOutcomes.wished}</h3>
					<p className="whitespace-pre-line">{formatSlots(offer.wishes)}</p>
				</div>
			)}
			{offer.comment && (
				<div>
					<h3 className="text-base">{acceptTexts.otherTime}</h3>
					<p className="whitespace-pre-line wrap-anywhere">{offer.comment}</p>
				</div>
			)}
			{offer.signature && <Signature path={offer.signature} name={offer.name ?? ""} />}
		</section>
	);
}

/** What was accepted before the offer that waits, whole. It is folded away on a screen, and on paper it is open. */
export function AgreedBefore({ offer, isOver }: Pick<OfferPanelProps, "offer" | "isOver">) {
	return (
		<details className="group print-open">
			<summary className="tap flex cursor-pointer items-center justify-between gap-3 rounded-xl border border-line bg-white px-5 py-3 font-bold sm:px-6">
				{offerOutcomes.agreedBefore(offer.number, formatDollars(offer.total))}
				<Icon name="chevron-down" className="no-print size-5 transition-transform group-open:rotate-180" />
			</summary>
			<div className="grid gap-6 pt-6">
				<Outcome offer={offer} state="accepted" isOver={isOver} />
				<OfferSheet offer={offer} isOpen={false} />
				<Agreement offer={offer} />
			</div>
		</details>
	);
}

export function EarlierOffers({ offers }: { offers: CustomerOfferPage["earlier"] }) {
	if (offers.length === 0) return null;
	return (
		<section className="grid gap-2 print:hidden">
			<h2 className="text-base">{offerOutcomes.earlier}</h2>
			<ul className="grid gap-1 text-sm text-ink-soft">
				{offers.map(({ offer, state }) => (
					<li key={offer.id} className="flex flex-wrap gap-x-3">
						<span>{offerSheet.number(offer.number)} </span>
						<span className="tabular-nums">{formatDollars(offer.total)} </span>
						<span>{offerSheet.sent(formatMoment(offer.sentAt))} </span>
						<span>{offerOutcomes.earlierStates[state]}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function DeclineForm({ page, offer }: { page: CustomerOfferPage; offer: SavedOffer }) {
	const field = (name: string) => answerField(page.kept, "decline", name);
	return (
		<FoldedAnswer {...{ page, offer }} intent="decline" texts={declineTexts} className="grid gap-5 py-4">
			<fieldset className="grid gap-1">
				<legend className="mb-1 font-bold">{declineTexts.reason}</legend>
				{declineReasons.map((reason) => (
					<label key={reason} className="tap flex items-center gap-3">
						{" "}
						<input
							type="radio"
							name="reason"
							value={reason}
							defaultChecked={field("reason").initialValue === reason}
						/>
						{declineTexts.reasons[reason]}
					</label>
				))}
			</fieldset>
			<TextField
				field={field("comment")}
				label={declineTexts.comment}
				optional
				rows={3}
				maxLength={MAX_COMMENT}
			/>
		</FoldedAnswer>
	);
}
