import { Form, Link, useNavigationType } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { boxClass, Options, SettingField } from "#app/admin/settings/setting-field.tsx";
import { ConfirmedAction } from "#app/admin/shell/confirmed-action.tsx";
import { EmptyNote, OwnerPage } from "#app/admin/shell/owner-page.tsx";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button, buttonClass } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { importPage as texts } from "#app/content/customer-import.ts";
import { type ImportColumns, importFields } from "#app/customer-import/columns.ts";
import type { ImportReport } from "#app/customer-import/import-report.ts";
import type { ImportPageData } from "./import-page.server.ts";
import type { RefusedImport } from "./import-request.server.ts";
import { ReadPeople } from "./read-people.tsx";
import { RunningStep } from "./running-step.tsx";

export function ImportView({ page, refused }: { page: ImportPageData; refused: RefusedImport | null }) {
	const stage = useRef<HTMLDivElement>(null);
	const navigationType = useNavigationType();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each stage takes the form of the one before away, with its button
	useEffect(() => {
		if (navigationType !== "POP" && document.activeElement === document.body) stage.current?.focus();
	}, [page.at]);
	return (
		<OwnerPage title={texts.title} intro={page.name}>
			{refused && <ErrorSummary refusal={refused} title={refused.title} text={refused.text} />}
			<div ref={stage} tabIndex={-1} className="grid gap-6">
				<Stage page={page} chosen={refused?.columns} />
			</div>
		</OwnerPage>
	);
}

function Stage({ page, chosen }: { page: ImportPageData; chosen: ImportColumns | undefined }): ReactNode {
	switch (page.at) {
		case "broken-off":
			return <ChooseAgain {...texts.unknown} />;
		case "unreadable":
			return <ChooseAgain title={texts.file.noText} text={texts.file.hint} />;
		case "columns":
			return <ColumnsForm options={page.options} chosen={chosen ?? page.chosen} />;
		case "running":
			return <RunningStep {...page} />;
		case "checked":
			return <Checked {...page} />;
		case "imported":
			return <Imported {...page} />;
		case "undone":
			return (
				<EmptyNote icon="check-circle" tone="good" {...texts.undone}>
					<BackToCustomers />
				</EmptyNote>
			);
		default:
			return page satisfies never;
	}
}

function ChooseAgain({ title, text }: { title: string; text: string }) {
	return (
		<EmptyNote icon="alert" tone="plain" title={title} text={text}>
			<Link to={ownerPaths.importCustomers} className="link tap">
				{texts.title}
			</Link>
		</EmptyNote>
	);
}

function BackToCustomers() {
	return (
		<Link to={ownerPaths.customers} className="link tap">
			{texts.back}
		</Link>
	);
}

function Checked({ report, isExact, layout, unused, samples }: Extract<ImportPageData, { at: "checked" }>) {
	const { check } = texts;
	const hasSome = report.customers + report.jobs > 0;
	const nothing = report.known > 0 ? check.nobody : check.unread;
	return (
		<section className="grid gap-4">
			<div className="grid gap-1">
				<h2 className="text-lg">{check.title}</h2>
				<p>{hasSome ? check.told(report, isExact) : nothing}</p>
				<p className="text-ink-soft">
					{check.rows(report.lines)} {check.nothing}
				</p>
				{unused.length > 0 && <p className="wrap-anywhere">{check.unused(unused)}</p>}
				{report.rounded > 0 && <p>{check.rounded(report.rounded)}</p>}
			</div>
			<ReadPeople samples={samples} />
			<Faults report={report} />
			<Form method="post" className="flex flex-wrap gap-3">
				<input type="hidden" name="layout" value={layout} />
				{hasSome && (
					<Button name="intent" value="confirm">
						{check.confirm}
					</Button>
				)}
				<Link to="?columns" className={buttonClass("quiet")}>
					{check.otherColumns}
				</Link>
				<Button name="intent" value="discard" variant="quiet">
					{check.discard}
				</Button>
			</Form>
		</section>
	);
}

function Imported({ report, isWhole }: Extract<ImportPageData, { at: "imported" }>) {
	const { done } = texts;
	const title = done.title(report.customers, report.jobs);
	return (
		<>
			{isWhole ? (
				<EmptyNote icon="check-circle" tone="good" title={title} text={done.text}>
					<BackToCustomers />
				</EmptyNote>
			) : (
				<ChooseAgain title={title} text={done.stopped} />
			)}
			<Faults report={report} />
			<ConfirmedAction title={done.undo} note={done.undoNote}>
				<Form method="post">
					<Button name="intent" value="undo" variant="quiet">
						{done.undoYes}
					</Button>
				</Form>
			</ConfirmedAction>
		</>
	);
}

function Faults({ report: { faulty, faults } }: { report: ImportReport }) {
	const { check } = texts;
	if (faulty === 0) return null;
	return (
		<section className="grid gap-2">
			<h3 className="text-base">{check.faults(faulty)}</h3>
			<ul className="list-disc pl-5 text-sm wrap-anywhere">
				{faults.map(({ line, what }) => (
					<li key={line}>{check.fault(line, what)}</li>
				))}
				{faulty > faults.length && <li>{check.moreFaults(faulty - faults.length)}</li>}
			</ul>
		</section>
	);
}

function ColumnsForm({ options, chosen }: { options: readonly string[]; chosen: ImportColumns }) {
	const { title, text, unknown, none, send } = texts.columns;
	return (
		<Form method="post" className="grid max-w-3xl gap-5">
			<div className="grid gap-1">
				<h2 className="text-lg">{title}</h2>
				<p className="text-ink-soft">{Object.keys(chosen).length > 0 ? text : unknown}</p>
			</div>
			<div className="grid gap-4 sm:grid-cols-2">
				{importFields.map((field) => (
					<SettingField key={field} name={field} label={texts.fields[field]}>
						{(control) => (
							<select {...control} defaultValue={chosen[field] ?? ""} className={boxClass}>
								<option value="">{none}</option>
								<Options of={options.map((option, at) => [String(at), option])} />
							</select>
						)}
					</SettingField>
				))}
			</div>
			<div className="flex flex-wrap gap-3">
				<Button name="intent" value="columns">
					{send}
				</Button>
				<Button name="intent" value="discard" variant="quiet">
					{texts.check.discard}
				</Button>
			</div>
		</Form>
	);
}
