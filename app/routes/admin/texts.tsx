import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod/mini";
import { readTexts, sentTextsSchema, textsOf } from "#app/admin/settings/own-texts-form.ts";
import { OwnTextsView } from "#app/admin/settings/own-texts-view.tsx";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { LoadFailure, SignedOutAlert, useUnsent } from "#app/admin/shell/load-failure.tsx";
import { ownerAction, throwTyped } from "#app/admin/shell/owner-action.server.ts";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash, redirectWithFlash } from "#app/auth/flash.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { textsPage } from "#app/content/texts-page.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { saveTexts, selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { keepSettings } from "#app/settings/visitor-settings.server.ts";

export const meta = ownerMeta(textsPage.title);

export function loader(args: LoaderFunctionArgs) {
	async function load() {
		const { shell, results } = await readPage(args, [selectSettings(args.context.db)]);
		const { settings, revision } = settingsOf(results[0]);
		return dataWithFlash(args.request, { sent: { texts: settings.texts, revision }, shell });
	}
	return orUnavailable(args, "texts not loaded", load, { sent: null, flash: null });
}

export async function action(args: ActionFunctionArgs) {
	const { request, context } = args;
	const form = await readPostedForm(request);
	const sent = readTexts(form);
	const checked = textsOf(sent.texts);
	const refuse = (status: number, why: Partial<Refusal>) =>
		data({ sent, errors: {}, failure: null, ...why } satisfies Refusal, status);
	return ownerAction(args, {
		what: "texts not saved",
		async work(owner) {
			if ("errors" in checked) return refuse(400, checked);
			const { revision } = sent;
			const [changed, rows] = await owner.write((allowed, userId) =>
				saveTexts(context.db, { ...checked, revision, userId, now: Date.now() }, allowed),
			);
			const saved = settingsOf(rows);
			// Sent twice, it is saved.
			const isSaved =
				changed.length > 0 || JSON.stringify(saved.settings.texts) === JSON.stringify(checked.texts);
			if (!isSaved) return refuse(409, { sent: { ...sent, revision: saved.revision }, failure: "conflict" });
			keepSettings(saved.settings);
			return redirectWithFlash(ownerPaths.texts, "texts-saved");
		},
		failed: () => refuse(503, { failure: "unreachable" }),
		signedOut: throwTyped(form.has("revision"), { sent }),
	});
}

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

type Refusal = Parameters<typeof OwnTextsView>[0];

export default function TextsRoute() {
	const { sent, flash } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const shown = refused ?? (sent && { sent, errors: {}, failure: null });
	if (!shown) return <LoadFailure />;
	return (
		<OwnerPage title={textsPage.title} intro={textsPage.intro} tabs={<SettingsTabs />} flash={flash}>
			<OwnTextsView key={sent?.revision} {...shown} />
		</OwnerPage>
	);
}

const unsentSchema = z.object({ sent: sentTextsSchema });

export function ErrorBoundary() {
	const unsent = useUnsent(unsentSchema);
	if (!unsent) return <LoadFailure />;
	return (
		<OwnerPage title={textsPage.title} intro={textsPage.intro}>
			<SignedOutAlert title={textsPage.signedOut} />
			<OwnTextsView {...unsent} errors={{}} failure={null} />
		</OwnerPage>
	);
}
