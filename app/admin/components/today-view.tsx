import type { TodayPage } from "#app/admin/today.server.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { todayPage } from "#app/content/today.ts";
import { ReminderUndo } from "./reminder-undo.tsx";
import { TodayListItem } from "./today-item.tsx";

export function TodayView({ page: { day, groups, reminded } }: { page: TodayPage }) {
	const offers = groups.find(({ id }) => id === "week" || id === "days");
	return (
		<div className="wrap grid gap-6 py-4 sm:py-8">
			<header className="grid gap-1">
				<h1 className="text-2xl">{todayPage.title}</h1>
				<p className="text-ink-soft">{day}</p>
			</header>
			{reminded && <ReminderUndo key={reminded.id} quote={reminded} />}
			{groups.length === 0 && <AllDone />}
			{groups.map((group) => (
				<div key={group.id} id={group === offers ? "offers" : undefined} className="scroll-mt-24">
					<TodayGroup group={group} />
				</div>
			))}
		</div>
	);
}

function TodayGroup({ group: { id, heading, items, all } }: { group: TodayPage["groups"][number] }) {
	const headingId = `${id}-heading`;
	return (
		<section id={id} aria-labelledby={headingId} className="grid scroll-mt-24 gap-3">
			<h2 id={headingId} className="flex items-center gap-3 text-lg">
				{heading}
				<span className="rounded-full bg-sky px-2.5 text-sm tabular-nums text-ink-soft">
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

function AllDone() {
	const { title, text } = todayPage.empty;
	return (
		<section className="grid gap-3 rounded-lg bg-leaf-mist p-6">
			<h2 className="flex gap-2 text-lg">
				<Icon name="check-circle" className="mt-0.5 size-6 text-leaf" />
				{title}
			</h2>
			<p className="max-w-prose">{text}</p>
		</section>
	);
}
