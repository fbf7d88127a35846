import * as build from "server-build";
import { expect, test } from "vitest";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { db, savedQuote } from "../support/edge-quotes.ts";
import { endSession, startSession } from "../support/owner-session.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

/** The routes through which one gets in or out; a session that is not open may use them. */
const doors = ["admin/unlock", "admin/log-out"];

/** Every address of the owner's side, with what it can do, from the build's own table of routes. */
function guardedRoutes(id: string) {
	return Object.values(build.routes).flatMap((route) => {
		const path = route?.path?.replace(/^\//, "") ?? "";
		if (!/^admin(\/|$)/.test(path) || doors.includes(path)) return [];
		const address = `/${path.replace(":id", id).replace(":date", "2026-05-12")}`;
		return [
			{ address, method: "GET", answers: Boolean(route?.module.loader) },
			{ address, method: "POST", answers: Boolean(route?.module.action) },
		].filter(({ answers }) => answers);
	});
}

type Form = [name: string, value: string][];
interface Asked {
	method: string;
	path: string;
	/** Null for a GET. */
	form: Form | null;
}

/** What takes different ways through the actions: what they do, what they refuse, and what they only show again. */
const forms: Form[] = [
	[
		["intent", "contacted"],
		["notes", "x"],
	],
	[["intent", "lost"]],
	[["intent", "add-line"]],
	[["intent", "none of them"]],
];

type Cookie = [name: string, value: string];

/** Who has no open session, by the cookie that is presented. */
const strangers: Record<string, () => Promise<Cookie | null>> = {
	"no session": async () => null,
	"a made-up session": async () => ["__Host-session", "ImFiYyI%3D"],
	"the password only": async () => (await startSession(db, { locked: true })).cookie,
	"a session that went idle": async () => (await startSession(db, { idle: 31 * 60_000 })).cookie,
	"a session that grew too old": async () => (await startSession(db, { age: 8 * 60 * 60_000 + 1 })).cookie,
	"a session of a clock that was wrong": async () => (await startSession(db, { idle: -10 * 60_000 })).cookie,
	"a revoked session": async () => {
		const revoked = await startSession(db);
		await endSession(db, revoked);
		return revoked.cookie;
	},
};

for (const [who, startAs] of Object.entries(strangers))
	test(`every route and action of the owner's side refuses ${who}, and tells nothing`, async () => {
		const submission = aSubmission({
			contact: { name: "Secretly Saved", phone: "+15705557777", contactMethod: "text" },
		});
		await saveQuote(db, submission, Date.now());
		const saved = await savedQuote(submission.id);
		const routes = guardedRoutes(submission.id);
		expect(routes.map(({ address }) => address)).toContain("/admin/quotes/stream");
		expect(routes.length).toBeGreaterThanOrEqual(7);
		const cookie = await startAs();
		const ask = async ({ method, path, form }: Asked) => {
			const visitor = new Visitor();
			if (cookie) visitor.setCookie(...cookie);
			const answer = await (form ? visitor.post(path, form) : visitor.get(path));
			const label = `${method} ${path} ${form ?? ""} with ${who}`;
			expect(answer.status, label).toSatisfy((status: number) => [202, 303, 401, 404].includes(status));
			if (answer.status === 303)
				expect(answer.location?.replace(/\?next=%2Fadmin%2F.*/, ""), label).toBe(
					who === "the password only" ? "/admin/unlock" : "/auth",
				);
			expect(answer.html, label).not.toMatch(/Secretly|5557777|555-7777/);
		};
		for (const { address, method } of routes)
			for (const path of [address, `${address}.data`])
				for (const form of method === "POST" ? forms : [null]) await ask({ method, path, form });
		expect(await savedQuote(submission.id)).toEqual(saved);
	});
