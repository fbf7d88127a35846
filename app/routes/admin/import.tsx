import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { handleUpload, type RefusedImport } from "#app/admin/import/import-request.server.ts";
import { boxClass } from "#app/admin/settings/setting-field.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { importPage as texts } from "#app/content/customer-import.ts";
import { selectImports } from "#app/customer-import/imports.server.ts";
import {
	cutFile,
	decodeFile,
	type FilePart,
	fileName,
	MAX_FILE_MB,
	MAX_PART,
} from "#app/customer-import/read-file.ts";
import { formatMoment } from "#app/time/time-text.ts";

export const meta = ownerMeta(texts.title);

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "imports not loaded", { imports: null }, async () => {
		const { shell, results } = await readPage(args, [selectImports(args.context.db)]);
		return data({ imports: results[0], shell });
	});
}

export const action = handleUpload;

export { clientAction, shouldRevalidate } from "#app/admin/import/import-client-action.ts";

export { LoadFailure as ErrorBoundary };

export default function ImportRoute() {
	const { imports } = useLoaderData<typeof loader>();
	return imports ? <UploadView imports={imports} /> : <LoadFailure />;
}

function UploadView({ imports }: { imports: Awaited<ReturnType<typeof selectImports>> }) {
	const { upload, problem, read } = useUpload();
	const refused = useActionData<typeof action>()?.refused;
	const shown = problem ?? refused;
	return (
		<OwnerPage title={texts.title} intro={texts.intro}>
			{shown && <ErrorSummary refusal={shown} title={shown.title} text={shown.text} />}
			<Form
				method="post"
				encType="multipart/form-data"
				onSubmit={read}
				className={`${panel} grid max-w-xl gap-4`}
			>
				<div className="grid gap-1.5">
					<label htmlFor="file" className="font-bold">
						{texts.file.label}
					</label>
					<p id="file-hint" className="text-sm text-ink-soft">
						{texts.file.hint}
						<noscript> {texts.file.small}</noscript>
					</p>
					<input
						id="file"
						type="file"
						name="file"
						accept=".csv,text/csv,text/plain"
						aria-describedby="file-hint"
						className={boxClass}
					/>
				</div>
				<Button className="justify-self-start" aria-disabled={upload !== null}>
					{upload ? texts.file.sending : texts.file.send}
				</Button>
				{upload && (
					<div role="status" className="grid gap-1">
						<progress
							aria-label={texts.file.sending}
							className="w-full accent-leaf"
							value={upload.done}
							max={upload.parts}
						/>
						<p className="text-sm text-ink-soft">{texts.reading(upload.done, upload.parts)}</p>
					</div>
				)}
			</Form>
			{imports.length > 0 && (
				<section className="grid gap-2">
					<h2 className="text-lg">{texts.earlier.title}</h2>
					<ul className="grid text-sm">
						{imports.map(({ id, name, phase, progress, parts, createdAt }) => (
							<li key={id} className="wrap-anywhere">
								<Link to={ownerPaths.customerImport(id)} className="link tap">
									{texts.earlier.line(name, formatMoment(createdAt))}
								</Link>
								{phase === "undone" && ` · ${texts.earlier.undone}`}
								{phase !== "undone" &&
									!(phase === "import" && progress === parts) &&
									` · ${texts.earlier.unfinished}`}
							</li>
						))}
					</ul>
				</section>
			)}
			<Link to={ownerPaths.customers} className="link tap justify-self-start">
				{texts.back}
			</Link>
		</OwnerPage>
	);
}

/** Cuts the chosen file into parts and sends one after the other: no request is long, however large the file is. */
function useUpload() {
	const [file, setFile] = useState<{ id: string; name: string; parts: readonly FilePart[] } | null>(null);
	// What was answered of another file says nothing of this one.
	const { submit, state, data } = useFetcher<typeof action>({ key: file?.id ?? "none" });
	const [problem, setProblem] = useState<RefusedImport | null>(null);
	const sent = useRef(-1);
	const done = data?.stored?.id === file?.id ? (data?.stored?.count ?? 0) : 0;
	const refused = file ? (data?.refused ?? null) : null;
	useEffect(() => {
		const part = file?.parts[done];
		if (!file || !part || state !== "idle" || refused || done <= sent.current) return;
		sent.current = done;
		const { id, name, parts } = file;
		const told = { id, name, parts: parts.length, position: done, line: part.line, text: part.text };
		submit(told, { method: "post", encType: "multipart/form-data" });
	}, [file, done, state, refused, submit]);

	async function read(event: FormEvent<HTMLFormElement>): Promise<void> {
		const input = event.currentTarget.elements.namedItem("file");
		const chosen = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
		// What is missing the server says.
		if (!chosen || chosen.size === 0) return;
		event.preventDefault();
		if (file && !refused) return;
		sent.current = -1;
		setFile(null);
		setProblem(null);
		if (chosen.size > MAX_FILE_MB * 1_000_000) return setProblem({ title: texts.file.tooLarge(MAX_FILE_MB) });
		const text = decodeFile(new Uint8Array(await chosen.arrayBuffer()));
		if (text === null) return setProblem({ title: texts.file.noText });
		if (text.trim().split("\n").length < 2) return setProblem({ title: texts.file.empty });
		const parts = cutFile(text);
		if (parts.some((part) => part.text.length > MAX_PART)) return setProblem({ title: texts.file.longLine });
		setFile({ id: crypto.randomUUID(), name: fileName(chosen.name), parts });
	}
	const upload = file && !refused ? { done, parts: file.parts.length } : null;
	return { upload, problem: problem ?? refused, read };
}
