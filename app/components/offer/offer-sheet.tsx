import { offerSheet } from "#app/content/customer-offer.ts";
import { formatDollars } from "#app/pricing/format.ts";
import type { OfferTerms } from "#app/quotes/offer.ts";
import { formatLastDay } from "#app/time/time-text.ts";

interface OfferSheetProps {
	offer: Pick<OfferTerms, "number" | "lines" | "total" | "note" | "validUntil">;
	isOpen: boolean;
	/** The offer cannot be accepted any more for this reason. */
	over?: keyof typeof offerSheet.totalsOver | null;
}

export function OfferSheet({ offer, isOpen, over }: OfferSheetProps) {
	const total = over ? offerSheet.totalsOver[over] : offerSheet.total;
	return (
		<section className="overflow-hidden rounded-xl border border-line bg-white shadow-card">
			<div className="flex flex-wrap items-end justify-between gap-4 bg-ink px-6 py-5 text-white">
				<div>
					<h2 className="text-xl text-white">{offerSheet.title}</h2>
					<p className="text-sm text-sky">{offerSheet.number(offer.number)}</p>
				</div>
				<div className="grow text-right">
					<p className="text-sm text-sky">{total}</p>
					<p className="text-2xl font-bold tabular-nums">{formatDollars(offer.total)}</p>
				</div>
			</div>
			<div className="grid gap-5 p-6 print:gap-3 print:p-4">
				<dl className="grid gap-2 tabular-nums">
					{[...offer.lines.entries()].map(([position, { label, amount, kind }]) => (
						<div
							key={position}
							className={`flex flex-wrap gap-x-4 ${kind === "saving" ? "font-semibold text-leaf" : ""}`}
						>
							<dt className="min-w-0 grow basis-28 wrap-anywhere">{label}</dt>
							<dd className="ml-auto whitespace-nowrap">
								{kind === "saving" ? offerSheet.saving(formatDollars(amount)) : formatDollars(amount)}
							</dd>
						</div>
					))}
					<div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-lg font-bold">
						<dt>{total}</dt>
						<dd className="ml-auto">{formatDollars(offer.total)}</dd>
					</div>
				</dl>
				{offer.note && (
					<blockquote className="grid gap-1 rounded-md bg-sky px-4 py-3">
						<p className="text-sm text-ink-soft">{offerSheet.note}</p>
						<p className="whitespace-pre-line wrap-anywhere">{offer.note}</p>
					</blockquote>
				)}
				{isOpen && <p className="font-semibold">{offerSheet.validUntil(formatLastDay(offer.validUntil))}</p>}
			</div>
		</section>
	);
}
