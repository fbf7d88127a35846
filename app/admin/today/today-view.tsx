import { Form, Link } from "@remix-run/react";
import { MarkForm } from "#app/admin/quote/mark-form.tsx";
import { FROM_TODAY, UNDO_ANCHOR } from "#app/admin/quote/triage.ts";
import { FocusQuoteAfter, UndoBar } from "#app/admin/quote/undo-bar.tsx";
import { ActionLinks } from "#app/admin/shell/action-links.tsx";
import { LoadFailureAlert } from "#app/admin/shell/load-failure.tsx";
import type { KeptPageProps } from "#app/admin/shell/load-or-keep.ts";
import { NewQuoteLink } from "#app/admin/shell/new-quote-link.tsx";
import { EmptyNote, OwnerPage } from "#app/admin/shell/owner-page.tsx";
import { UndoForm, UndoNotice } from "#app/admin/shell/undo-notice.tsx";
import { useLiveReload } from "#app/admin/shell/use-idle-reload.ts";
import { useOutdated } from "#app/admin/shell/use-kept-dashboard.ts";
import { useFocusOn } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { begunPage } from "#app/content/begun-requests.ts";
import { customersPage } from "#app/content/customers.ts";
import { todayPage } from "#app/content/today.ts";
import { formatMoment } from "#app/time/time-text.ts";
import { DayPlanSection } from "./day-plan-section.tsx";
import type { TodayPage } from "./today.server.ts";
import type { TodayItem } from "./today-items.ts";

export function TodayView({ page, flash, failure }: KeptPageProps<TodayPage>) {
	const { day, groups, reminded, plans, marked, begun, now, cursor } = page;
	useLiveReload(cursor);
	const cause = useOutdated(page, failure);
	const hasPlan = plans.some(({ stops, ownEntries }) => stops.length + ownEntries.length > 0);
	const offers = groups.find(({ id }) => id === "week" || id === "days");
	return (
		<OwnerPage title={todayPage.title} intro={day} flash={flash}>
			{cause && <LoadFailureAlert failure={cause} kept={todayPage.kept(formatMoment(now))} />}
			<div className="flex flex-wrap gap-3 print:hidden">
				<NewQuoteLink />{" "}
				<Link to={ownerPaths.customers} className="link tap">
					{customersPage.title}
				</Link>{" "}
				{begun > 0 && (
					<Link to={ownerPaths.unfinished} className="link tap">
						{begunPage.title} ({begun})
					</Link>
				)}
			</div>
			{reminded && <ReminderUndo key={reminded.id} quote={reminded} />}
			{marked && <UndoBar key={marked.id} quote={marked} now={now} from={FROM_TODAY} />}
			{groups.length === 0 && plans.every(({ id, stops }) => id === "tomorrow" || stops.length === 0) && (
				<EmptyNote icon="check-circle" tone="good" {...todayPage.empty} />
			)}
			{plans.map((plan) => (
				<DayPlanSection key={plan.id} {...plan} />
			))}
			{groups.map((group, index) => (
				<div
					key={group.id}
					id={group === offers ? "offers" : undefined}
					// On paper the plan is a sheet of its own.
					className={`scroll-mt-24 ${index === 0 && hasPlan ? "print-next-page" : ""}`}
				>
					<TodayGroup group={group} />
				</div>
			))}
		</OwnerPage>
	);
}

function TodayGroup({ group: { id, heading, items, all } }: { group: TodayPage["groups"][number] }) {
	const headingId = `${id}-heading`;
	return (
		<section id={id} aria-labelledby={headingId} className="grid scroll-mt-24 gap-3">
			<h2 id={headingId} className="flex items-center gap-3 text-lg">
				{heading}{" "}
				<span className="shrink-0 rounded-full bg-sky px-2.5 text-sm tabular-nums text-ink-soft">
					{items.length}
					{all && "+"}
				</span>
			</h2>
			<ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white shadow-card">
				{items.map((item) => (
					<TodayListItem key={item.id} item={item} />
				))}
			</ul>
			{all && (
				<a href={all.href} className="link tap justify-self-start">
					{all.label}
				</a>
			)}
		</section>
	);
}

function ReminderUndo({ quote }: { quote: NonNullable<TodayPage["reminded"]> }) {
	const { id, name, revision, isThanked } = quote;
	const title = isThanked ? todayPage.wasThanked : todayPage.wasReminded;
	const bar = useFocusOn<HTMLElement>(id);
	return (
		<UndoNotice bar={bar} id={UNDO_ANCHOR} title={title} name={name}>
			<UndoForm action={paths.adminToday} intent="not-reminded" fields={{ quote: id, revision }} />
			<FocusQuoteAfter id={id} />
		</UndoNotice>
	);
}

function TodayListItem({ item }: { item: TodayItem }) {
	const { id, revision, name, phone, aside, lines, actions, mark, markDone } = item;
	return (
		<li className="print-closely flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
			<div className="grid min-w-0 grow basis-64 text-sm text-balance wrap-anywhere">
				<p className="flex flex-wrap items-center gap-x-3">
					<a href={paths.adminQuote(id)} className="link tap text-base font-bold">
						{name}
					</a>{" "}
					<span className="font-bold">{aside}</span>
				</p>
				<p className="hidden print:block">{phone}</p>
				{lines.map((line) => (
					<p key={line}>{line}</p>
				))}
			</div>
			<div className="flex flex-wrap gap-2 print:hidden">
				<ActionLinks actions={actions} name={name} className="max-sm:px-5" />
				{mark && <MarkForm quote={item} intent={mark} from={FROM_TODAY} />}
				{markDone && (
					<Form method="post" action={paths.adminToday} preventScrollReset>
						<input type="hidden" name="quote" value={id} />
						<input type="hidden" name="revision" value={revision} />
						<Button name="intent" value="reminded" variant="quiet" icon="check" className="max-sm:px-5">
							{markDone}
							<span className="sr-only">: {name}</span>
						</Button>
					</Form>
				)}
			</div>
		</li>
	);
}
