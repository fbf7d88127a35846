import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
	isRouteErrorResponse,
	useActionData,
	useLoaderData,
	useLocation,
	useRouteError,
} from "@remix-run/react";
import * as z from "zod/mini";
import { LoadFailure } from "#app/admin/components/load-failure.tsx";
import { OwnerPage } from "#app/admin/components/owner-page.tsx";
import { SettingsTabs } from "#app/admin/components/settings-tabs.tsx";
import { SignedOutAlert } from "#app/admin/components/signed-out-alert.tsx";
import { ownerMeta } from "#app/admin/owner-meta.ts";
import { userOfSession } from "#app/admin/quote-history.server.ts";
import { selectShell, shellOf } from "#app/admin/shell.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { ToastRegion } from "#app/components/ui/toast-region.tsx";
import { useToasts } from "#app/components/ui/use-toasts.ts";
import { dateOf, localTime } from "#app/config/business-hours.ts";
import { paths } from "#app/config/paths.ts";
import { settingsPage } from "#app/content/settings.ts";
import { redirectWithFlash, takeFlash } from "#app/flash/flash.server.ts";
import { logError } from "#app/log/log.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { SettingsView } from "#app/settings/components/settings-view.tsx";
import { saveSettings, selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { MAX_DAYS_OFF } from "#app/settings/settings.ts";
import { fieldsOf, parseFields, readFields, settingsFieldsSchema } from "#app/settings/settings-form.ts";
import { keepSettings } from "#app/settings/visitor-settings.server.ts";

export const meta = ownerMeta(settingsPage.title);

/** Each day off is one. */
const MAX_SETTINGS_FIELDS = MAX_DAYS_OFF + 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
	try {
		const session = (await presentedSession(request)) ?? "";
		const queries = [selectSettings(context.db), selectShell(context.db, session)] as const;
		const [rows, shell] = await requireAdmin({ request, context }, () => queries);
		const { flash, headers } = await takeFlash(request);
		return data({ ...settingsOf(rows), shell: shellOf(shell), flash }, { headers });
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("settings not loaded", error, { requestId: context.requestId });
		return data({ settings: null, revision: 0, flash: null }, 503);
	}
}

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readPostedForm(request, MAX_SETTINGS_FIELDS);
	const fields = readFields(form);
	const revision = Number(form.get("revision")) || 0;
	const now = Date.now();
	const parsed = parseFields(fields, dateOf(localTime(now).midnight));
	const refuse = (status: number, reason: Partial<Refusal>) =>
		data({ fields, revision, errors: {}, failure: null, ...reason } satisfies Refusal, status);
	try {
		if ("errors" in parsed) {
			await requireAdmin({ request, context }, () => []);
			return refuse(400, parsed);
		}
		const userId = userOfSession((await presentedSession(request)) ?? "");
		const [changed, rows] = await requireAdmin({ request, context }, (allowed) =>
			saveSettings(context.db, { ...parsed, revision, userId, now }, allowed),
		);
		const saved = settingsOf(rows);
		// Sent twice, it is saved.
		const isSaved = changed.length > 0 || JSON.stringify(saved.settings) === JSON.stringify(parsed.settings);
		if (!isSaved) return refuse(409, { revision: saved.revision, failure: "conflict" });
		keepSettings(saved.settings);
		return redirectWithFlash(paths.adminSettings, "settings-saved");
	} catch (error) {
		if (error instanceof Response) {
			if (error.status >= 400 || !form.has("revision")) throw error;
			// Thrown, it is shown in place of the saved settings, which are not loaded.
			throw data({ fields, revision }, 401);
		}
		logError("settings not saved", error);
		return refuse(503, { failure: "unreachable" });
	}
}

type Refusal = Omit<Parameters<typeof SettingsView>[0], "savedDaysOff">;

export default function SettingsRoute() {
	const { settings, revision, flash } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const { toasts, dismiss } = useToasts(flash);
	const { pathname } = useLocation();
	const saved = settings && { fields: fieldsOf(settings), revision, errors: {}, failure: null };
	const shown = refused ?? saved;
	if (!shown) return <LoadFailure address={pathname} failure="database" />;
	return (
		<OwnerPage title={settingsPage.title} intro={settingsPage.intro} tabs={<SettingsTabs />}>
			<ToastRegion toasts={toasts} dismiss={dismiss} />
			<SettingsView key={revision} {...shown} savedDaysOff={settings?.daysOff ?? []} />
		</OwnerPage>
	);
}

const unsavedSchema = z.object({ fields: settingsFieldsSchema, revision: z.number() });

export function ErrorBoundary() {
	const error = useRouteError();
	const { pathname } = useLocation();
	const unsaved = unsavedSchema.safeParse(isRouteErrorResponse(error) ? error.data : null);
	if (!unsaved.success) return <LoadFailure address={pathname} failure="database" />;
	return (
		<OwnerPage title={settingsPage.title} intro={settingsPage.intro}>
			<SignedOutAlert {...settingsPage.failures.signedOut} />
			<SettingsView {...unsaved.data} errors={{}} failure={null} savedDaysOff={[]} />
		</OwnerPage>
	);
}
