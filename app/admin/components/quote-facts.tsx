import { contactLinks } from "#app/admin/contact-links.ts";
import { answersOf, serviceLabel, spamReasonLines } from "#app/admin/quote-labels.ts";
import { addons, contactMethods, homeSizes, packageNames, storyCounts } from "#app/catalog/options.ts";
import { formatPhone } from "#app/catalog/phone.ts";
import { quoteReference } from "#app/catalog/text.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { formatDollars, formatRange } from "#app/pricing/format.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { formatMoment } from "#app/time/time-text.ts";

export function JobFacts({ quote }: { quote: QuoteView }) {
	const { labels } = quoteCard;
	return (
		<FactList
			facts={[
				[labels.services, ...quote.services.map(({ service }) => serviceLabel(service))],
				[labels.total, ...totalParts(quote)],
				[
					labels.confirmed,
					quote.confirmedAt === null ? quoteCard.notConfirmed : formatMoment(quote.confirmedAt),
				],
				[labels.home, homeSizes.labels[quote.homeSize], storyCounts.labels[quote.stories]],
				...answersOf(quote),
			]}
		/>
	);
}

export function CustomerFacts({ quote }: { quote: QuoteView }) {
	const { labels } = quoteCard;
	const links = contactLinks(quote);
	const time = (at: number | null) => (at === null ? null : formatMoment(at));
	return (
		<FactList
			facts={[
				[labels.phone, { text: formatPhone(quote.contactValue), href: links.call }],
				[labels.contactMethod, contactMethods.labels[quote.contactMethod]],
				[labels.email, quote.email && links.email ? { text: quote.email, href: links.email } : null],
				[labels.address, quote.address ? { text: quote.address, href: links.map } : null],
				[labels.zip, quote.address ? quote.zipCode : { text: quote.zipCode, href: links.map }],
				[labels.received, formatMoment(quote.createdAt)],
				[labels.changedAt, time(quote.changedAt)],
				[labels.contactedAt, time(quote.contactedAt)],
				[quote.spam ? labels.spamReason : labels.maybeSpam, ...spamReasonLines(quote)],
				[labels.reference, quoteReference(quote.id)],
			]}
		/>
	);
}

type Line = string | { text: string; href: string };
type Fact = readonly [label: string, ...lines: (Line | null | undefined)[]];

function FactList({ facts }: { facts: readonly Fact[] }) {
	const given = facts
		.map(([label, ...lines]) => ({ label, lines: lines.filter((line) => line != null && line !== "") }))
		.filter(({ lines }) => lines.length > 0);
	return (
		<dl className="grid grid-cols-2 content-start gap-x-4 gap-y-3 sm:gap-x-6">
			{given.map(({ label, lines }) => (
				<div key={label}>
					<dt className="text-xs font-bold text-ink-soft">{label}</dt>
					{lines.map((line) => (
						<dd key={textOf(line)} className="whitespace-pre-line text-sm wrap-anywhere">
							{typeof line === "object" && line ? <FactLink {...line} /> : line}
						</dd>
					))}
				</div>
			))}
		</dl>
	);
}

function textOf(line: Line | null | undefined): string {
	return typeof line === "object" && line ? line.text : (line ?? "");
}

function FactLink({ text, href }: { text: string; href: string }) {
	const elsewhere = href.startsWith("https:") && ({ target: "_blank", rel: "noreferrer" } as const);
	return (
		<a href={href} className="link -my-2.5 inline-block min-w-11 py-2.5" {...elsewhere}>
			{text}
		</a>
	);
}

function totalParts(quote: QuoteView): string[] {
	const { estimatedPriceLow: low, estimatedPriceHigh: high, bundlePercent } = quote;
	const midpoint = quote.addons.reduce((rest, { price }) => rest - price, quote.totalPrice);
	const part = quoteCard.part(
		packageNames.labels[quote.package],
		formatDollars(midpoint),
		formatRange({ low, high }),
	);
	return [
		formatDollars(quote.totalPrice),
		bundlePercent > 0 ? `${part}, ${quoteCard.bundle(bundlePercent)}` : part,
		...quote.addons.map(({ addon, price }) => `+ ${addons.labels[addon]} ${formatDollars(price)}`),
	];
}
