import { Link } from "@remix-run/react";
import { paths } from "#app/config/paths.ts";
import { otherRequests } from "#app/content/quote-card.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { jobOf } from "#app/quotes/job.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { formatDateOf } from "#app/time/time-text.ts";
import { StateBadge } from "./state-badge.tsx";

export function OtherRequests({ quotes, name }: { quotes: readonly QuoteView[]; name: string }) {
	if (quotes.length === 0) return null;
	return (
		<section aria-labelledby="other-requests" className="grid gap-2 print:hidden">
			<h2 id="other-requests" className="text-lg">
				{otherRequests.title}
			</h2>
			<ul className="grid text-sm">
				{quotes.map((quote) => (
					<OtherRequest key={quote.id} quote={quote} name={name} />
				))}
			</ul>
		</section>
	);
}

/** A request with what it came to, in a list below a name: another one is told. */
export function OtherRequest({ quote, name }: { quote: QuoteView; name: string }) {
	const { work, total } = jobOf(quote);
	return (
		<li className="grid gap-x-4 border-t border-line py-1.5 sm:grid-cols-[12rem_1fr]">
			<p className="flex flex-wrap items-center gap-x-3">
				<Link to={paths.adminQuote(quote.id)} className="link tap">
					{formatDateOf(quote.createdAt)}
				</Link>{" "}
				<StateBadge quote={quote} />{" "}
			</p>
			<p className="wrap-anywhere sm:self-center">
				{quote.name !== name && <strong>{quote.name} · </strong>}
				{formatDollars(total)}
				<span className="text-ink-soft"> · {work.join(", ")}</span>
			</p>
		</li>
	);
}
