import { Form, Link } from "@remix-run/react";
import { useEffect } from "react";
import { draftsAreKept } from "#app/admin/quote/note-drafts.ts";
import { UndoBar } from "#app/admin/quote/undo-bar.tsx";
import { useDraftSender } from "#app/admin/quote/use-draft-sender.ts";
import { LoadFailureAlert } from "#app/admin/shell/load-failure.tsx";
import type { KeptPageProps } from "#app/admin/shell/load-or-keep.ts";
import { NewQuoteLink } from "#app/admin/shell/new-quote-link.tsx";
import { SearchForm } from "#app/admin/shell/search-form.tsx";
import { QuoteNames, UnsavedDrafts } from "#app/admin/shell/unsaved-drafts.tsx";
import { useKeptAt, useOutdated } from "#app/admin/shell/use-kept-dashboard.ts";
import { useNow } from "#app/admin/shell/use-now.ts";
import { countTexts } from "#app/admin/today/today.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ToastContext, ToastRegion, useToasts } from "#app/components/ui/toast-region.tsx";
import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";
import { dashboard, dashboardFailures, liveTexts, undelivered as texts } from "#app/content/dashboard.ts";
import { pageSeo } from "#app/content/seo.ts";
import type { DashboardCounts } from "#app/live-feed/dashboard-counts.ts";
import { formatMoment } from "#app/time/time-text.ts";
import type { DashboardPage } from "./dashboard.server.ts";
import { newsText, tuneOf } from "./news-text.ts";
import { filterQuery, listAddress, type QuoteFilter, showFound } from "./quote-filter.ts";
import { QuoteList } from "./quote-list.tsx";
import { QuoteTabs } from "./quote-tabs.tsx";
import type { undeliveredOf } from "./undelivered.server.ts";
import { useArrivalSound } from "./use-arrival-sound.ts";
import { useLivePage } from "./use-live-page.ts";

export function DashboardView({ page, flash, failure }: KeptPageProps<DashboardPage>) {
	const { filter, found, undelivered, undoable } = page;
	const { toasts, show, dismiss, actions } = useToasts(flash);
	useDraftSender(show);
	const sound = useArrivalSound();
	const { quotes, counts, state } = useLivePage(page, (message) => {
		show({ tone: "info", ...newsText(message), href: paths.adminQuote(message.quote.id) });
		sound.play(tuneOf(message.action));
	});
	const keptAt = useKeptAt(page);
	const now = useNow(page.now, keptAt);
	const cause = useOutdated(page, failure);
	const kept = dashboardFailures.offline.kept(dashboard.tabs[filter.status], formatMoment(page.now));
	useEffect(() => {
		document.title = dashboard.title(counts.today.fresh, pageSeo.admin.title);
	}, [counts.today.fresh]);
	return (
		<div className="wrap grid gap-2 py-2 sm:gap-5 sm:py-8">
			<ToastRegion toasts={toasts} dismiss={dismiss} />
			<header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
				<h1 className="text-lg sm:text-2xl">{dashboard.heading}</h1>
				<div className="flex flex-wrap items-center gap-2 sm:gap-x-4">
					<NewQuoteLink />
					<SoundSwitch sound={sound} />
				</div>
			</header>
			{state === "ended" && <SessionEnded />}
			{cause && <LoadFailureAlert failure={cause} kept={kept} />}
			<UnsavedDrafts page={page} />
			<UndeliveredAlert undelivered={undelivered} />
			<TodayCounts counts={counts.today} />
			<div className="flex flex-wrap items-center gap-2 sm:gap-3">
				<QuoteTabs filter={filter} found={found} counts={counts} />
				<SearchForm
					id="quote-search"
					label={dashboard.search}
					hint={dashboard.searchHint}
					search={filter.search}
					address={paths.admin}
					cleared={listAddress({ ...filter, search: "", before: null })}
				>
					{filter.status !== "all" && <input type="hidden" name="status" value={filter.status} />}
				</SearchForm>
				{found && <SpamHits filter={filter} count={found.spam} />}
			</div>
			<ToastContext.Provider value={actions}>
				<QuoteList
					page={page}
					quotes={quotes}
					now={now}
					undoBar={
						undoable && (
							<UndoBar key={undoable.id} quote={undoable} now={page.now} from={filterQuery(filter)} />
						)
					}
				/>
			</ToastContext.Provider>
			<footer className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
				<a
					href={`${paths.adminQuotesCsv}${filterQuery({ ...filter, before: null })}`}
					className="link tap gap-2"
				>
					<Icon name="download" className="size-5" />
					{dashboard.exportCsv}
				</a>
			</footer>
		</div>
	);
}

function SessionEnded() {
	return (
		<Alert tone="warning" title={liveTexts.ended.title} role="alert">
			{liveTexts.ended.text} {draftsAreKept() ? liveTexts.ended.kept : liveTexts.ended.unkept}{" "}
			<a href={paths.auth} className="link tap">
				{liveTexts.ended.signIn}
			</a>
		</Alert>
	);
}

function UndeliveredAlert({ undelivered }: { undelivered: ReturnType<typeof undeliveredOf> }) {
	const { count, quotes, customers } = undelivered;
	if (count === 0) return null;
	return (
		<Alert tone="warning" title={texts.title(count, customers.length > 0 ? "mail" : "alert")}>
			<p>{texts.text}</p>
			{customers.map(({ quoteId, name, mail }) => (
				<p key={`${mail} ${quoteId}`}>
					<Link to={paths.adminQuote(quoteId)} className="link tap">
						{texts.toCustomer(texts.mails[mail], name)}
					</Link>
				</p>
			))}
			{quotes.length > 0 && <QuoteNames quotes={quotes} />}
			<Form method="post" action={paths.adminUndelivered} className="mt-2">
				<Button variant="quiet">{texts.retry}</Button>
			</Form>
		</Alert>
	);
}

function SpamHits({ filter, count }: { filter: QuoteFilter; count: number }) {
	if (count === 0 || filter.status === "spam") return null;
	return (
		<p className="flex basis-full flex-wrap items-center gap-x-3 rounded-md bg-sky px-4 text-sm">
			{dashboard.spamHits(showFound(count))}{" "}
			<Link to={listAddress({ ...filter, status: "spam", before: null })} className="link tap gap-1">
				{dashboard.showSpamHits}
				<Icon name="arrow-right" className="size-4" />
			</Link>
		</p>
	);
}

function TodayCounts({ counts }: { counts: DashboardCounts["today"] }) {
	const texts = countTexts(counts);
	if (texts.length === 0) return null;
	return (
		<nav aria-label={adminShell.pages.today}>
			<ul className="flex gap-x-4 overflow-x-auto px-0.5 text-sm sm:gap-x-6 sm:text-base">
				{texts.map(({ part, text }) => (
					<li key={part} className="shrink-0">
						<a href={`${paths.adminToday}#${part}`} className="link tap whitespace-nowrap font-bold">
							{text}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function SoundSwitch({ sound }: { sound: ReturnType<typeof useArrivalSound> }) {
	return (
		<div className="flex flex-wrap items-center">
			<p role="status" className="text-sm text-ink-soft not-empty:mr-4">
				{sound.blocked && liveTexts.sound.blocked}
			</p>
			{sound.on !== null && (
				<button
					type="button"
					aria-pressed={sound.on}
					onClick={sound.toggle}
					className="tap cursor-pointer gap-2 rounded-md border border-edge px-3 text-sm font-semibold hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
				>
					<Icon name="bell" className="size-5" />
					<span className="max-sm:sr-only">{liveTexts.sound.label}</span>
				</button>
			)}
		</div>
	);
}
