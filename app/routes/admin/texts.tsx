import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { type FormFailure, FormRefusal } from "#app/admin/settings/form-refusal.tsx";
import { readTexts, type SentTexts, textsOf } from "#app/admin/settings/own-texts-form.ts";
import { boxClass, SettingField, SettingGroup } from "#app/admin/settings/setting-field.tsx";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { notSignedIn, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { useSending } from "#app/admin/shell/unsent-form.ts";
import { dataWithFlash, redirectWithFlash } from "#app/auth/flash.server.ts";
import { namesOf } from "#app/catalog/records.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { ownTexts, placeholdersOf, type TextName, writeText } from "#app/content/own-texts.ts";
import { placeholders } from "#app/content/placeholders.ts";
import { MAX_OWN_TEXT, sampleValues, textsPage } from "#app/content/texts-page.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { saveTexts, selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { keepSettings } from "#app/settings/visitor-settings.server.ts";

export const meta = ownerMeta(textsPage.title);

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "texts not loaded", { sent: null, flash: null }, async () => {
		const { shell, results } = await readPage(args, [selectSettings(args.context.db)]);
		const { settings, revision } = settingsOf(results[0]);
		return dataWithFlash(args.request, { sent: { texts: settings.texts, revision }, shell });
	});
}

export async function action(args: ActionFunctionArgs) {
	const { request, context } = args;
	const form = await readPostedForm(request);
	const sent = readTexts(form);
	const checked = textsOf(sent.texts);
	const refuse = (status: number, why: Partial<OwnTextsViewProps>) =>
		data({ sent, errors: {}, failure: null, ...why } satisfies OwnTextsViewProps, status);
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
			if (!isSaved)
				return refuse(409, { sent: { ...sent, revision: saved.revision }, failure: textsPage.conflict });
			keepSettings(saved.settings);
			return redirectWithFlash(ownerPaths.texts, "texts-saved");
		},
		failed: () => refuse(503, { failure: textsPage.unreachable }),
		signedOut: form.has("revision")
			? () => refuse(401, { failure: notSignedIn(textsPage.unreachable.title) })
			: undefined,
	});
}

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

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

interface OwnTextsViewProps {
	sent: SentTexts;
	errors: Readonly<Partial<Record<string, string>>>;
	failure: FormFailure | null;
}

const titles = Object.fromEntries(namesOf(ownTexts).map((name) => [name, ownTexts[name].title]));

const groups = [
	{ legend: textsPage.groups.messages, names: namesOf(ownTexts).filter((name) => ownTexts[name].isMessage) },
	{ legend: textsPage.groups.mails, names: namesOf(ownTexts).filter((name) => !ownTexts[name].isMessage) },
];

function OwnTextsView({ sent, errors, failure }: OwnTextsViewProps) {
	const pending = useSending().isSending;
	return (
		<Form method="post" noValidate className="grid max-w-3xl gap-5">
			<input type="hidden" name="revision" value={sent.revision} />
			<FormRefusal errors={errors} names={titles} wrong={textsPage.faults} failure={failure} />
			{groups.map(({ legend, names }) => (
				<SettingGroup key={legend} legend={legend} className="gap-6">
					{names.map((name) => (
						<OwnTextField key={name} name={name} typed={sent.texts[name] ?? ""} error={errors[name]} />
					))}
				</SettingGroup>
			))}
			<Button variant="ink" aria-disabled={pending} className="justify-self-start">
				{pending ? textsPage.saving : textsPage.save}
			</Button>
		</Form>
	);
}

function OwnTextField({ name, typed, error }: { name: TextName; typed: string; error: string | undefined }) {
	const [words, setWords] = useState(typed);
	const { title, standard } = ownTexts[name];
	const preview = writeText(name, sampleValues, words.trim() === "" ? {} : { [name]: words });
	return (
		<div className="grid gap-2">
			<SettingField name={name} label={title} error={error}>
				{(control) => (
					<textarea
						{...control}
						rows={3}
						maxLength={MAX_OWN_TEXT}
						placeholder={standard}
						defaultValue={typed}
						onInput={({ currentTarget }) => setWords(currentTarget.value)}
						className={boxClass}
					/>
				)}
			</SettingField>
			{preview !== "" && (
				<p className="rounded-md bg-sky px-4 py-2 text-sm whitespace-pre-line wrap-anywhere">
					<span className="font-bold">{textsPage.preview}: </span>
					{preview}
				</p>
			)}
			<details className="text-sm">
				<summary className="link tap cursor-pointer">
					{textsPage.canSay}
					<span className="sr-only">: {title}</span>
				</summary>
				<dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr]">
					{placeholdersOf(name).map((place) => (
						<div key={place} className="contents">
							<dt className="font-semibold">{`{${place}}`}</dt>
							<dd className="text-ink-soft">{placeholders[place]}</dd>
						</div>
					))}
				</dl>
			</details>
		</div>
	);
}

export { LoadFailure as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
