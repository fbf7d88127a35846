import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { erasePerson, findPerson } from "#app/customers/erase-person.server.ts";
import { formatPhone, normalizePhone } from "#app/fields/phone.ts";
import { askForRebuild, rebuildIfAsked } from "#db/rebuild-local.ts";
import { mailFolderOf } from "./local-worker.ts";
import { withDatabase } from "./reach-database.ts";

// `npm run person:erase -- PHONE`: deletes all that is saved of the person with that phone number. Asks first, where
// there is somebody to ask; `--yes` does not.

const { positionals, values: flags } = parseArgs({
	allowPositionals: true,
	options: { yes: { type: "boolean", default: false } },
});

let local: { dataDir: string; isRunning: boolean } | undefined;
await withDatabase(async (reach) => {
	const phone = normalizePhone(positionals.join(" "));
	if (!phone) throw new Error('Name the phone number: npm run person:erase -- "(570) 555-0123"');
	const reached = await reach();
	const { client, name } = reached;
	const found = await findPerson(client, { phone });
	const names = found.length > 0 ? ` (${[...new Set(found)].join(", ")})` : "";
	console.log(`Quote requests in ${name} with ${formatPhone(phone)}: ${found.length}${names}`);
	if (found.length > 0 && !(await isSure())) return;
	const { quotes, mails } = await erasePerson(client, { phone }, Date.now());
	console.log(`Erased with their history and mails: ${quotes}; other mails: ${mails}.
Backups made before still have them: make a new one, delete the old ones, and erase again after a restore.
Mails in your own mailbox and texts in your phone are yours to delete.`);
	({ local } = reached);
	if (!local) return;
	askForRebuild(local.dataDir);
	deleteLocalMails(local.dataDir);
	console.log("The mails that were written on this machine are deleted, too.");
	if (local.isRunning)
		console.log("The database's old pages are cleaned when npm start is ended and started again.");
});
if (local && !local.isRunning) await rebuildIfAsked(local.dataDir);

/** Deletes all mails: they were written to be looked at, and name people in many ways. */
function deleteLocalMails(dataDir: string): void {
	const folder = mailFolderOf(dataDir);
	if (!existsSync(folder)) return;
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
		if (/\.(txt|html|eml|ics)$/.test(name)) rmSync(join(folder, name), { force: true });
}

async function isSure(): Promise<boolean> {
	if (flags.yes || !process.stdin.isTTY) return true;
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const answer = await terminal.question("Erase them for good? (y/N) ");
	terminal.close();
	return /^y(es)?$/i.test(answer.trim());
}
