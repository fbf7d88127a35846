import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { importPage } from "#app/content/customer-import.ts";
import {
	canTell,
	columnsSchema,
	doubledFields,
	type ImportColumns,
	importFields,
} from "#app/customer-import/columns.ts";
import {
	beginImport,
	beginUndo,
	discardImport,
	layOut,
	type SentFile,
	selectImport,
	storeParts,
} from "#app/customer-import/imports.server.ts";
import { cutFile, decodeFile, type FilePart, fileName, MAX_PART } from "#app/customer-import/read-file.ts";
import { separatorOf } from "#app/customer-import/read-rows.ts";
import { stepImport } from "#app/customer-import/step.server.ts";
import { idempotentBatch } from "#app/database/client.server.ts";
import { normalizeText } from "#app/fields/text.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { noFacts, type Writer } from "#app/quotes/writer.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export interface RefusedImport {
	title: string;
	text?: string;
	columns?: ImportColumns;
}

const refuse = (status: number, refused: RefusedImport) => data({ refused, stored: null }, status);

const partSchema = z.object({
	id: z.uuid(),
	name: z.string(),
	parts: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000)),
	position: z.coerce.number().check(z.int(), z.gte(0), z.lt(2_000)),
	// A form sends line breaks as CRLF, in which the parser counts two lines between quotation marks.
	text: z.pipe(
		z.string().check(z.maxLength(MAX_PART)),
		z.transform((text) => text.replace(/\r\n/g, "\n")),
	),
	line: z.coerce.number().check(z.int(), z.gte(1)),
});

/** Takes a file, whole or a part of it. */
export async function handleUpload(args: ActionFunctionArgs) {
	const form = await args.request.formData().catch(() => {
		throw new Response(null, { status: 400 });
	});
	const { db } = args.context;
	const sent = form.has("text") ? readUpload(form) : await readFile(form);
	async function work(owner: Writer) {
		await owner.read([noFacts(db)]);
		if ("title" in sent) return refuse(400, sent);
		const { file, position, parts } = sent;
		for (let at = 0; at < parts.length; at += PARTS_AT_ONCE)
			await idempotentBatch(
				db,
				storeParts(db, file, position + at, parts.slice(at, at + PARTS_AT_ONCE), Date.now()),
			);
		const stored = position + parts.length;
		return stored < file.parts
			? data({ refused: null, stored: { id: file.id, count: stored } })
			: redirect(ownerPaths.customerImport(file.id), 303);
	}
	return ownerAction(args, {
		...{ what: "import file not kept", work },
		failed: () => refuse(503, importPage.failed),
	});
}

/** A file that comes whole is stored by this many parts at once. */
const PARTS_AT_ONCE = 20;

interface Upload {
	file: SentFile;
	position: number;
	parts: readonly FilePart[];
}

function readUpload(form: FormData): Upload | RefusedImport {
	const read = partSchema.safeParse(Object.fromEntries(form));
	if (!read.success) return { title: importPage.file.longLine };
	const { id, name, parts, position, text, line } = read.data;
	return { file: { id, name: fileName(normalizeText(name)), parts }, position, parts: [{ text, line }] };
}

async function readFile(form: FormData): Promise<Upload | RefusedImport> {
	const file = form.get("file");
	const { missing, noText, empty } = importPage.file;
	if (file === null || typeof file === "string") return { title: missing };
	if (file.size === 0) return { title: file.name === "" ? missing : empty };
	const text = decodeFile(new Uint8Array(await file.arrayBuffer()));
	if (text === null) return { title: noText };
	const parts = cutFile(text);
	if (text.trim().split("\n").length < 2) return { title: empty };
	const name = fileName(normalizeText(file.name));
	return { file: { id: crypto.randomUUID(), name, parts: parts.length }, position: 0, parts };
}

export async function handleImport(args: ActionFunctionArgs) {
	const form = await readPostedForm(args.request);
	const { db } = args.context;
	const id = args.params.id ?? "";
	const page = ownerPaths.customerImport(encodeURIComponent(id));
	const columns = form.get("intent") === "columns" ? readColumns(form) : null;
	const back = () => redirect(page, 303);
	async function work(owner: Writer) {
		const now = Date.now();
		switch (form.get("intent")) {
			case "columns": {
				const { results } = await owner.read([selectImport(db, id)]);
				if (!columns || !canTell(columns))
					return refuse(400, { title: importPage.columns.missing, columns: columns ?? {} });
				const [one, other] = doubledFields(columns) ?? [];
				const { fields } = importPage;
				if (one && other)
					return refuse(400, { title: importPage.columns.doubled(fields[one], fields[other]), columns });
				const separator = separatorOf(results[0][0]?.head ?? "");
				await idempotentBatch(db, [layOut(db, id, { separator, columns }, now)]);
				return back();
			}
			case "step": {
				const from = wholeNumber(form.get("progress")) ?? 0;
				const parts = form.get("parts") === "1" ? 1 : STEPS_AT_ONCE;
				for (let step = 0; step < parts; step++)
					if (!(await stepImport(db, owner, { id, progress: from + step }, now))) break;
				// A script asks for one part after the other.
				return parts === 1 ? data({ refused: null, stored: null }) : back();
			}
			case "confirm":
				await owner.read([noFacts(db)]);
				await idempotentBatch(db, [beginImport(db, id, String(form.get("layout")), now)]);
				return back();
			case "undo":
				await owner.read([noFacts(db)]);
				await idempotentBatch(db, [beginUndo(db, id, now)]);
				return back();
			case "discard":
				await owner.read([noFacts(db)]);
				await idempotentBatch(db, [discardImport(db, id)]);
				return redirect(ownerPaths.importCustomers, 303);
			default:
				return back();
		}
	}
	return ownerAction(args, {
		...{ what: "import stopped", work },
		failed: () => refuse(503, { ...importPage.failed, ...(columns && { columns }) }),
	});
}

/** Parts that one press does where no script goes on. */
const STEPS_AT_ONCE = 5;

/** Returns which column is which field; null where the form names one that cannot be. */
function readColumns(form: FormData) {
	const chosen = importFields.flatMap((field) => {
		const column = String(form.get(field) ?? "");
		return column === "" ? [] : [[field, Number(column)] as const];
	});
	return columnsSchema.safeParse(Object.fromEntries(chosen)).data ?? null;
}
