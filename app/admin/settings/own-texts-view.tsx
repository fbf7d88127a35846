import { Form } from "@remix-run/react";
import { useState } from "react";
import { useSending } from "#app/admin/shell/unsent-form.ts";
import { namesOf } from "#app/catalog/records.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ownTexts, placeholdersOf, type TextName, writeText } from "#app/content/own-texts.ts";
import { placeholders } from "#app/content/placeholders.ts";
import { MAX_OWN_TEXT, sampleValues, textsPage } from "#app/content/texts-page.ts";
import { FormRefusal } from "./form-refusal.tsx";
import type { SentTexts } from "./own-texts-form.ts";
import { boxClass, SettingField, SettingGroup } from "./setting-field.tsx";

interface OwnTextsViewProps {
	sent: SentTexts;
	errors: Readonly<Partial<Record<string, string>>>;
	/** Nothing was saved for this reason, where no field is at fault. */
	failure: "conflict" | "unreachable" | null;
}

const titles = Object.fromEntries(namesOf(ownTexts).map((name) => [name, ownTexts[name].title]));

const groups = [
	{ legend: textsPage.groups.messages, names: namesOf(ownTexts).filter((name) => ownTexts[name].isMessage) },
	{ legend: textsPage.groups.mails, names: namesOf(ownTexts).filter((name) => !ownTexts[name].isMessage) },
];

export function OwnTextsView({ sent, errors, failure }: OwnTextsViewProps) {
	const pending = useSending().isSending;
	return (
		<Form method="post" noValidate className="grid max-w-3xl gap-5">
			<input type="hidden" name="revision" value={sent.revision} />
			<FormRefusal
				errors={errors}
				names={titles}
				wrong={textsPage.faults}
				failure={failure && textsPage[failure]}
			/>
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
