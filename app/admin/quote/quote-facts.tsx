import { useOwnTexts } from "#app/admin/shell/use-shell.ts";
import { detailNames } from "#app/answers/questions.ts";
import { paths } from "#app/config/paths.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { contactLinks } from "#app/quotes/contact-links.ts";
import { describeQuote, type FactName } from "#app/quotes/describe-quote.ts";
import { jobOf } from "#app/quotes/job.ts";
import { spamReasonLines } from "#app/quotes/quote-labels.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { estimateLines, lineText } from "#app/quotes/total-lines.ts";
import { formatMoment } from "#app/time/time-text.ts";

export function JobFacts({ quote }: { quote: QuoteView }) {
	const { labels } = quoteCard;
	const tell = (names: readonly FactName[]) => describeQuote(quote, "card", names);
	const home = tell(["homeSize", "stories"]).flatMap(({ lines }) => lines);
	return (
		<FactList
			facts={[
				...jobFacts(quote),
				[labels.home, ...home],
				...tell(detailNames).map(({ label, lines }): Fact => [label, lines.join(", ")]),
			]}
		/>
	);
}

function jobFacts(quote: QuoteView): Fact[] {
	const { labels } = quoteCard;
	const { basis, lines, total } = jobOf(quote);
	if (basis === "estimate")
		return [
			...describeQuote(quote, "card", ["services"]).map(({ label, lines }): Fact => [label, ...lines]),
			[labels.total, ...estimateLines(quote)],
			[
				labels.confirmed,
				quote.confirmedAt === null ? quoteCard.notConfirmed : formatMoment(quote.confirmedAt),
			],
		];
	return [
		[quoteCard.jobs[basis], ...lines.map(lineText)],
		[labels.total, formatDollars(total)],
		[labels.estimate, ...estimateLines(quote)],
	];
}

export function CustomerFacts({ quote }: { quote: QuoteView }) {
	const { labels } = quoteCard;
	const { call, email, map } = contactLinks(quote, useOwnTexts());
	const links: Partial<Record<FactName, string | null>> = {
		phone: call,
		email,
		address: map,
		zip: quote.address ? null : map,
		photos: `${paths.adminQuote(quote.id)}#photos`,
	};
	const tell = (names: readonly FactName[]) =>
		describeQuote(quote, "card", names).map(({ name, label, lines }): Fact => {
			const href = links[name];
			return [label, ...lines.map((text) => (href ? { text, href } : text))];
		});
	return (
		<FactList
			facts={[
				...tell(["phone", "contactMethod", "email", "address", "zip", "area", "photos"]),
				...tell(["source", "heardOfUs", "received", "changed", "contacted"]),
				[quote.spam ? labels.spamReason : labels.maybeSpam, ...spamReasonLines(quote)],
				...tell(["reference"]),
			]}
		/>
	);
}

type Line = string | { text: string; href: string };
type Fact = readonly [label: string, ...lines: Line[]];

function FactList({ facts }: { facts: readonly Fact[] }) {
	const given = facts
		.map(([label, ...lines]) => ({ label, lines: lines.filter((line) => line !== "") }))
		.filter(({ lines }) => lines.length > 0);
	return (
		<dl className="facts content-start gap-x-4 gap-y-3 whitespace-pre-line text-sm wrap-anywhere sm:gap-x-6">
			{given.map(({ label, lines }) => (
				<div
					key={label}
					className={lines.some((line) => LONG_WORD.test(textOf(line))) ? "max-sm:col-span-full" : ""}
				>
					<dt className="text-xs font-bold text-ink-soft">{label}</dt>
					{lines.map((line) => (
						<dd key={textOf(line)}>{typeof line === "string" ? line : <FactLink {...line} />}</dd>
					))}
				</div>
			))}
		</dl>
	);
}

/** Half a phone's width would break a word as long as an email address. */
const LONG_WORD = /^\S{18,}$/;

function textOf(line: Line): string {
	return typeof line === "string" ? line : line.text;
}

function FactLink({ text, href }: { text: string; href: string }) {
	const elsewhere = href.startsWith("https:") && ({ target: "_blank", rel: "noreferrer" } as const);
	return (
		<a href={href} className="link -my-2.5 inline-block min-w-11 py-2.5" {...elsewhere}>
			{text}
		</a>
	);
}
