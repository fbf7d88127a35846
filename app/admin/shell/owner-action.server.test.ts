import { expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import { createLoadContext } from "#app/worker/load-context.ts";
import { ownerAction } from "./owner-action.server.ts";

const context = createLoadContext(
	{
		TURSO_DATABASE_URL: "http://nowhere.invalid",
		SESSION_SECRET: "-".repeat(32),
		ADMIN_EMAILS: "owner@glasswing.example",
		ADMIN_PIN: "2468",
	},
	{ waitUntil() {} },
);

test("nobody without a session is told why a form is refused before the database was asked", async () => {
	const request = new Request("https://glasswing.example/admin/new-quote", { method: "POST" });
	const asked = ownerAction(
		{ request, context },
		{ what: "nothing done", work: async () => "refused", failed: "offer-not-withdrawn" },
	);
	const answer = await asked.catch((thrown: unknown) => thrown);
	if (!(answer instanceof Response)) throw new Error(`Told: ${answer}`);
	expect([answer.status, answer.headers.get("Location")?.startsWith(paths.auth)]).toEqual([303, true]);
});
