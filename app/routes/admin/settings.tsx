import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inForceAt, takenDaysOff } from "#app/admin/settings/in-force.server.ts";
import { fieldsOf, parseFields, readFields, withSavedDays } from "#app/admin/settings/settings-form.ts";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { SettingsView } from "#app/admin/settings/settings-view.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { notSignedIn, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash, redirectWithFlash } from "#app/auth/flash.server.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { settingsPage } from "#app/content/settings.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { selectJobsBetween } from "#app/quotes/free-half-days.server.ts";
import { MAX_AHEAD_MS } from "#app/quotes/job-times.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { saveSettings, selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { MAX_DAYS_OFF } from "#app/settings/settings.ts";
import { keepSettings } from "#app/settings/visitor-settings.server.ts";
import { localTime } from "#app/time/clock.ts";
import { formatShortDay } from "#app/time/time-text.ts";

export const meta = ownerMeta(settingsPage.title);

const { failures, inForce: texts } = settingsPage;

/** Each day off is one. */
const MAX_SETTINGS_FIELDS = MAX_DAYS_OFF + 50;

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "settings not loaded", { page: null, flash: null }, async () => {
		const now = Date.now();
		const { db } = args.context;
		const booked = selectJobsBetween(db, now, now + MAX_AHEAD_MS);
		const { shell, results } = await readPage(args, [selectSettings(db), booked]);
		const [saved, jobs] = results;
		const { settings, revision } = settingsOf(saved);
		const page = {
			fields: fieldsOf(settings, localTime(now).date),
			revision,
			inForce: inForceAt(settings, jobs, now),
			taken: takenDaysOff(settings, jobs),
		};
		return dataWithFlash(args.request, { page, shell });
	});
}

export async function action(args: ActionFunctionArgs) {
	const { request, context } = args;
	const form = await readPostedForm(request, MAX_SETTINGS_FIELDS);
	const fields = readFields(form);
	const revision = wholeNumber(form.get("revision")) ?? 0;
	const now = Date.now();
	const today = localTime(now).date;
	const parsed = parseFields(fields, today);
	const refuse = (status: number, reason: Partial<Refusal>) =>
		data({ fields, revision, errors: {}, failure: null, ...reason } satisfies Refusal, status);
	return ownerAction(args, {
		what: "settings not saved",
		async work(owner) {
			if ("errors" in parsed) return refuse(400, parsed);
			const [changed, rows] = await owner.write((allowed, userId) =>
				saveSettings(context.db, { ...parsed, revision, userId, now }, allowed),
			);
			const saved = settingsOf(rows);
			// Sent twice, it is saved.
			const { ownEntries: _, texts: __, ...own } = saved.settings;
			const isSaved = changed.length > 0 || JSON.stringify(own) === JSON.stringify(parsed.settings);
			if (!isSaved) {
				const merged = withSavedDays(fields, saved.settings, today);
				return refuse(409, { fields: merged, revision: saved.revision, failure: failures.conflict });
			}
			keepSettings(saved.settings);
			return redirectWithFlash(paths.adminSettings, "settings-saved");
		},
		failed: () => refuse(503, { failure: failures.unreachable }),
		signedOut: form.has("revision")
			? () => refuse(401, { failure: notSignedIn(failures.unreachable.title) })
			: undefined,
	});
}

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

type Refusal = Parameters<typeof SettingsView>[0];

export default function SettingsRoute() {
	const { page, flash } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const shown = refused ?? (page && { ...page, errors: {}, failure: null });
	if (!shown) return <LoadFailure />;
	return (
		<OwnerPage title={settingsPage.title} intro={settingsPage.intro} tabs={<SettingsTabs />} flash={flash}>
			{page && <TakenDaysOff dates={page.taken} />}
			{page && <InForceSection inForce={page.inForce} />}
			<SettingsView key={shown.revision} {...shown} />
		</OwnerPage>
	);
}

function TakenDaysOff({ dates }: { dates: readonly string[] }) {
	if (dates.length === 0) return null;
	return (
		<Alert tone="warning" title={settingsPage.taken.title}>
			<ul>
				{dates.map((date) => (
					<li key={date}>
						<a href={ownerPaths.moveDay(date)} className="link tap">
							{settingsPage.taken.move(formatShortDay(date))}
						</a>
					</li>
				))}
			</ul>
		</Alert>
	);
}

function InForceSection({ inForce }: { inForce: ReturnType<typeof inForceAt> }) {
	const { answer, half, alert } = inForce;
	const rows = [
		{ label: texts.answer, text: answer ?? texts.noAnswer },
		{
			label: texts.half,
			text: half ? jobDateTexts.wish(formatShortDay(half.date), half.half) : texts.noHalf,
		},
		{ label: texts.alert, text: alert ? `${alert.title}: ${alert.text}` : texts.noAlert },
	];
	return (
		<section
			aria-labelledby="in-force"
			className="grid max-w-3xl gap-3 rounded-lg bg-sky p-4 text-sm wrap-anywhere sm:p-6"
		>
			<h2 id="in-force" className="text-lg">
				{texts.title}
			</h2>
			<dl className="grid gap-3">
				{rows.map(({ label, text }) => (
					<div key={label} className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
						<dt className="font-bold">{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

export { LoadFailure as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
