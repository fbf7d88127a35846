import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { formatPhone, normalizePhone } from "#app/fields/phone.ts";
import { erasePerson, findPerson } from "#db/erase-person.ts";
import { withDatabase } from "./reach-database.ts";

// `npm run person:erase -- PHONE`: deletes all that is saved of the person with that phone number. Asks first, where
// there is somebody to ask; `--yes` does not.

const { positionals, values: flags } = parseArgs({
	allowPositionals: true,
	options: { yes: { type: "boolean", default: false } },
});

await withDatabase(async (reach) => {
	const phone = normalizePhone(positionals.join(" "));
	if (!phone) throw new Error('Name the phone number: npm run person:erase -- "(570) 555-0123"');
	const { client, name } = await reach();
	const found = await findPerson(client, phone);
	const names = found.length > 0 ? ` (${[...new Set(found)].join(", ")})` : "";
	console.log(`Quote requests in ${name} with ${formatPhone(phone)}: ${found.length}${names}`);
	if (found.length > 0 && !(await isSure())) return;
	const { quotes, mails } = await erasePerson(client, phone, Date.now());
	console.log(`Erased with their history and mails: ${quotes}; other mails: ${mails}.
Backups made before still have them: make a new one, delete the old ones, and erase again after a restore.
Mails in your own mailbox and texts in your phone are yours to delete.`);
});

async function isSure(): Promise<boolean> {
	if (flags.yes || !process.stdin.isTTY) return true;
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const answer = await terminal.question("Erase them for good? (y/N) ");
	terminal.close();
	return /^y(es)?$/i.test(answer.trim());
}
