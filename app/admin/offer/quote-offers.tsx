import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { MarkForm, useMarkByLink } from "#app/admin/quote/mark-form.tsx";
import { nextStepOf } from "#app/admin/quote/next-step.ts";
import type { LoadedQuote } from "#app/admin/quote/quote-page.server.ts";
import { ConfirmedAction } from "#app/admin/shell/confirmed-action.tsx";
import { useOwnTexts } from "#app/admin/shell/use-shell.ts";
import { labelOf } from "#app/catalog/options.ts";
import { acceptanceWays } from "#app/catalog/quote-enums.ts";
import { Signature } from "#app/components/offer/signature.tsx";
import { Button, ButtonLink, buttonClass } from "#app/components/ui/button.tsx";
import { formField, TextField } from "#app/components/ui/form-field.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { declineTexts } from "#app/content/customer-offer.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { offerList } from "#app/content/offer-form.ts";
import { writeText } from "#app/content/own-texts.ts";
import { textAddress } from "#app/fields/message-address.ts";
import { limits } from "#app/fields/text.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { type OfferState, stateOffers } from "#app/quotes/offer-state.ts";
import type { SavedOffer } from "#app/quotes/saved-offers.server.ts";
import { formatLastDay, formatMoment, formatShortDay } from "#app/time/time-text.ts";
import { dropSentDraft } from "./offer-drafts.ts";

type QuoteOffersProps = Pick<LoadedQuote, "quote" | "offers" | "link" | "now">;

const tones: Record<OfferState, string> = {
	open: "bg-orange-mist text-ink",
	accepted: "bg-leaf-mist text-ink",
	declined: "bg-alarm-mist text-ink",
	withdrawn: "bg-sky text-ink-soft",
	replaced: "bg-sky text-ink-soft",
	expired: "bg-sky text-ink-soft",
};

export function QuoteOffers({ quote, offers, link, now }: QuoteOffersProps) {
	useEffect(() => dropSentDraft(quote.id, offers), [quote.id, offers]);
	const stated = stateOffers(offers, now);
	const next = nextStepOf(quote, now);
	const isDone = quote.stage === "done";
	return (
		<section id="offer" className={`${panel} grid scroll-mt-24 gap-4`}>
			<h2 className="text-lg">{offerList.title}</h2>
			{stated.length === 0 ? (
				<p className="text-ink-soft">{offerList.none}</p>
			) : (
				<ol className="grid gap-4">
					{stated.map(({ offer, state }) => (
						<li key={offer.id} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
							<OfferFacts offer={offer} state={state === "open" && isDone ? null : state} />
							{(state === "open" || state === "expired") && !isDone && (
								<div className="flex flex-wrap items-start gap-3 print:hidden">
									{state === "open" && (
										<OpenOfferActions quote={quote} offer={offer} link={link} isNext={next === "deliver"} />
									)}
									<EnterAcceptance quote={quote} offerId={offer.id} />
								</div>
							)}
						</li>
					))}
				</ol>
			)}
			{!isDone && !quote.spam && (
				<Link
					to={paths.adminOffer(quote.id)}
					className={buttonClass(next === "offer" ? "ink" : "quiet", "sm:justify-self-start print:hidden")}
				>
					{makeLabel(stated[0]?.state)}
				</Link>
			)}
		</section>
	);
}

function makeLabel(newest: OfferState | undefined) {
	if (!newest) return offerList.make;
	return newest === "expired" ? offerList.renew : offerList.makeNew;
}

/** Shows an offer's facts; the state is null where nobody answers the offer any more. */
function OfferFacts({ offer, state }: { offer: SavedOffer; state: OfferState | null }) {
	const facts = [
		[offerList.sent, formatMoment(offer.sentAt)],
		[offerList.validUntil, state === "open" || state === "expired" ? formatLastDay(offer.validUntil) : null],
		[
			offerList.opened,
			offer.openedAt === null ? state === "open" && offerList.notOpened : formatMoment(offer.openedAt),
		],
		[offerList.note, offer.note],
		[
			state === "withdrawn" ? offerList.states.withdrawn : offerList.decided,
			offer.decidedAt !== null && formatMoment(offer.decidedAt),
		],
		[offerList.signed[offer.enteredAs ?? "page"], offer.name],
		[offerList.reason, offer.reason && labelOf(declineTexts.reasons, offer.reason)],
		[offerList.comment, offer.comment],
		[
			offerList.wishes,
			offer.wishes.map(({ date, half }) => jobDateTexts.wish(formatShortDay(date), half)).join("\n"),
		],
	] as const;
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<strong className="text-lg tabular-nums">{formatDollars(offer.total)}</strong>
				<span className="text-ink-soft"> {offerList.number(offer.number)} </span>
				{state && (
					<span className={`rounded-full px-3 py-0.5 text-sm font-bold ${tones[state]}`}>
						{offerList.states[state]}
					</span>
				)}
			</p>
			<dl className="facts gap-x-6 gap-y-2 text-sm md:grid-cols-3">
				{facts.map(
					([label, value]) =>
						value && (
							<div key={label}>
								<dt className="text-ink-soft">{label}</dt>
								<dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
							</div>
						),
				)}
			</dl>
			{offer.signature && <Signature path={offer.signature} name={offer.name ?? ""} />}
		</>
	);
}

/** Takes down what a customer said to an offer by phone, or on its print. */
function EnterAcceptance({ quote, offerId }: Pick<LoadedQuote, "quote"> & { offerId: string }) {
	const name = formField("accepted-by", "name", undefined, quote.name);
	return (
		<ConfirmedAction title={offerList.enter} note={offerList.enterNote}>
			<form method="post" action={ownerPaths.enterAcceptance(quote.id)} className="grid gap-3">
				<input type="hidden" name="revision" value={quote.revision} />
				<input type="hidden" name="offer" value={offerId} />
				<TextField field={name} label={offerList.enterName} maxLength={limits.name} />
				<div className="flex flex-wrap gap-3">
					{acceptanceWays.map((way) => (
						<Button key={way} variant="quiet" name="way" value={way}>
							{offerList.enterNow[way]}
						</Button>
					))}
				</div>
			</form>
		</ConfirmedAction>
	);
}

type OpenOfferProps = Pick<QuoteOffersProps, "quote" | "link"> & { offer: SavedOffer; isNext: boolean };

function OpenOfferActions({ quote, offer, link, isNext }: OpenOfferProps) {
	const total = formatDollars(offer.total);
	const text = writeText("offer", { customer: quote.name, total, link: link ?? "" }, useOwnTexts());
	const { isUndelivered } = quote;
	const noteDelivery = useMarkByLink(quote, isUndelivered ? "delivered" : null);
	useEffect(() => {
		// A printed offer is handed over.
		window.addEventListener("beforeprint", noteDelivery);
		return () => window.removeEventListener("beforeprint", noteDelivery);
	}, [noteDelivery]);
	return (
		<>
			{quote.stage === "lost" && <p className="basis-full font-bold text-alarm">{offerList.lost}</p>}
			{isUndelivered && <p className="basis-full font-bold text-alarm">{offerList.undelivered}</p>}
			{link && (
				<ButtonLink
					href={textAddress(quote.phone, text)}
					variant={isNext ? "primary" : "quiet"}
					icon="message"
					className={isUndelivered ? "basis-full text-lg sm:basis-auto" : ""}
					onClick={noteDelivery}
				>
					{isUndelivered ? offerList.textNow : offerList.text}
				</ButtonLink>
			)}
			{isUndelivered && <MarkForm quote={quote} intent="delivered" />}
			<ConfirmedAction title={offerList.withdraw} note={offerList.withdrawNote}>
				<form method="post" action={paths.adminWithdrawOffer(quote.id)}>
					<input type="hidden" name="revision" value={quote.revision} />
					<Button variant="quiet" name="offer" value={offer.id}>
						{offerList.withdrawNow}
					</Button>
				</form>
			</ConfirmedAction>
		</>
	);
}
