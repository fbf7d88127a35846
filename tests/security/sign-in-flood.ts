import { rememberDevice } from "#app/auth/known-device.server.ts";
import { LINK_LIFE_MS, linkIdOf, linkToken } from "#app/auth/mailed-link.server.ts";
import { hashPassword } from "#app/auth/passwords.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { tokens, users } from "#db/schema.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { localCookies } from "../support/local-cookies.ts";
import { startSession } from "../support/owner-session.ts";
import { ownerEmail, signedInOwner } from "../support/owners.ts";
import { QuoteVisitor } from "../support/quote-visitor.ts";
import { databaseOf, startScriptSite } from "../support/script-site.ts";
import { testSecret } from "../support/secrets.ts";

// `npm run security:sign-ins`: 40 strangers of 40 networks try passwords without a pause at the built Worker, for the owner's address and
// for many others, which no pause of one address stops, and send what is no sign-in. Meanwhile visitors save 40 quotes one after the other,
// an owner signs in from a known device, another sets a password by a mailed link, and a third changes the PIN in an open session.
// `npm run security:sign-ins -- 100` saves more.

const saves = askedSize(40);
const STRANGERS = 40;
const SIGN_INS = 5;
const MAX_RATIO = 2;
/** No visitor waits longer than this for a save, milliseconds. */
const MAX_WAIT_MS = 3_000;

const findings = new Findings(
	`${saves} saves, alone and while ${STRANGERS} strangers try passwords without a pause`,
);
const running = await startScriptSite();
try {
	const db = databaseOf(running);
	const owner = ownerEmail("guesses", "js");
	const password = "correct horse battery";
	const account = { id: crypto.randomUUID(), email: owner, createdAt: Date.now() };
	await db.insert(users).values({ ...account, passwordHash: await hashPassword(password) });
	const linked = ownerEmail("resets", "js");
	const ofLinked = { id: crypto.randomUUID(), email: linked, createdAt: Date.now() };
	await db.insert(users).values({ ...ofLinked, passwordHash: await hashPassword(password) });
	const device = await rememberDevice(new Request(running.baseUrl), { SESSION_SECRET: testSecret }, owner);
	const deviceCookie = localCookies(device.split(";")[0] ?? "");

	const signIn = (form: Record<string, string>, network: string, cookie = "") =>
		post(`${paths.auth}?index`, form, network, cookie);
	const post = (path: string, form: Record<string, string>, network: string, cookie = "") =>
		fetch(`${running.baseUrl}${path}`, {
			method: "POST",
			body: new URLSearchParams(form),
			redirect: "manual",
			headers: {
				Origin: running.baseUrl,
				Cookie: `cookies=on; ${cookie}`,
				"CF-Connecting-IP": network,
			},
		});

	/** Saves quotes one after the other: how many were kept, and the milliseconds of each. */
	async function timedSaves(name: string) {
		const times: number[] = [];
		let kept = 0;
		for (let number = 1; number <= saves; number++) {
			const started = performance.now();
			if ((await new QuoteVisitor(running.baseUrl, `${name} ${number}`).press()) === "saved") kept++;
			times.push(performance.now() - started);
		}
		return { kept, times: times.toSorted((one, other) => one - other) };
	}

	await timedSaves("Warm");
	const quiet = await timedSaves("Quiet");

	let isOver = false;
	const answers = new Map<number | "not at all", number>();
	let silent = 0;
	const strangers = Array.from({ length: STRANGERS }, async (_, stranger) => {
		for (let number = 0; !isOver; number++) {
			const email = stranger % 2 === 0 ? owner : `nobody-${stranger}-${number}@elsewhere.example`;
			const password = number % 3 === 2 ? "" : `incorrect horse battery ${number}`;
			const response = await signIn({ email, password }, `2001:db8:${stranger.toString(16)}::1`).catch(
				() => null,
			);
			await response?.arrayBuffer();
			const answer = response?.status ?? "not at all";
			answers.set(answer, (answers.get(answer) ?? 0) + 1);
			if (answer === 429 && !response?.headers.has("Retry-After")) silent++;
		}
	});
	const flooded = await timedSaves("Flooded");
	let admitted = 0;
	for (let number = 0; number < SIGN_INS; number++) {
		const answer = await signIn({ email: owner, password }, "203.0.113.7", deviceCookie).catch(() => null);
		await answer?.arrayBuffer();
		if (answer?.status === 303) admitted++;
	}
	const link = linkToken(testSecret, crypto.randomUUID());
	const expiresAt = Date.now() + LINK_LIFE_MS;
	const ofLink = {
		id: linkIdOf(link),
		kind: "reset" as const,
		email: linked,
		createdAt: Date.now(),
		expiresAt,
	};
	await db.insert(tokens).values(ofLink);
	const chosen = { password: "four words of her own", confirmation: "four words of her own" };
	const byLink = await post(`${paths.authNewPassword}?token=${link}`, chosen, "203.0.113.8");
	const session = localCookies((await startSession(db)).cookie.join("="));
	const pin = { intent: "pin", pin: "9017", pinAgain: "9017", current: signedInOwner.password };
	const byOwner = await post(ownerPaths.account, pin, "203.0.113.9", session);
	await Promise.all([byLink.arrayBuffer(), byOwner.arrayBuffer()]);
	isOver = true;
	await Promise.all(strangers);

	for (const [status, count] of [...answers].sort())
		findings.note(`sign-ins of strangers answered ${status}`, count);
	const spread = (times: readonly number[]) =>
		[0.5, 0.95].map((share) => times[Math.floor(times.length * share)]?.toFixed(0)).join(" / ");
	findings.note("median / slowest twentieth of saves alone, ms", spread(quiet.times));
	findings.note("median / slowest twentieth in the flood, ms", spread(flooded.times));
	findings.promise("saves kept in the flood", flooded.kept, saves);
	findings.atMost(
		"time of all saves in the flood, against alone",
		sum(flooded.times) / sum(quiet.times),
		MAX_RATIO,
		"times",
	);
	findings.atMost(
		"the longest save in the flood",
		(flooded.times.at(-1) ?? 0) / 1000,
		MAX_WAIT_MS / 1000,
		"s",
	);
	findings.promise("owner's sign-ins from a known device", admitted, SIGN_INS);
	findings.promise("answer to a password by a mailed link", byLink.status, 303);
	findings.promise("answer to a change in an open session", byOwner.status, 303);
	findings.promise("passwords of strangers that were judged", Math.sign(answers.get(400) ?? 0), 1);
	findings.promise("refusals without Retry-After", silent);
	findings.print();
} finally {
	await running.stop();
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
