import { hashPassword } from "#app/auth/passwords.server.ts";
import { paths } from "#app/config/paths.ts";
import { TURN_SPACING_MS } from "#app/security/password-turns.ts";
import { throttle, users } from "#db/schema.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { ownerEmail } from "../support/owners.ts";
import { pause } from "../support/parallel.ts";
import { databaseOf, startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";

// `npm run security:timing`: how long the built Worker takes to refuse a wrong password for a known and for an unknown
// address, in turns, 250 times each. `npm run security:timing -- 100` tries less often.

const tries = askedSize(250);
/** Tries that are not counted, until the runtime has compiled what they run. */
const WARM_UP = 20;
/** The largest difference of the first quartiles, in milliseconds. What else a machine does only adds time, and moves the
 * medians of two equal series by as much as this. */
const MAX_MS = 3;
/** How often a lot says which of a pair is the known address's: by how much chance moves the quartiles on this machine. */
const LOTS = 1_000;

const findings = new Findings(`${tries} refused sign-ins each of a known and of an unknown address`);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	const db = databaseOf(running);
	const known = ownerEmail("guesses", "js");
	const passwordHash = await hashPassword("correct horse battery");
	await db
		.insert(users)
		.values({ id: crypto.randomUUID(), email: known, passwordHash, createdAt: Date.now() });
	const unknown = known.replace("guesses", "nobody");
	const seen = { wrong: 0, roundTrips: { known: 0, unknown: 0 } };

	/** One refused sign-in, in milliseconds. */
	async function refusedAfter(email: string, number: number): Promise<number> {
		// Each try is the first: neither the account's pauses nor the limit of one visitor are measured.
		await db.delete(throttle);
		// Nor is how long it waits for its turn.
		await pause(TURN_SPACING_MS);
		const body = new URLSearchParams({ email, password: "incorrect horse battery" });
		const started = performance.now();
		const response = await fetch(`${running.baseUrl}${paths.auth}?index`, {
			method: "POST",
			body,
			redirect: "manual",
			headers: {
				Origin: running.baseUrl,
				Cookie: "cookies=on",
				// Of a network and a wider one that nobody else has.
				"CF-Connecting-IP": `2001:db8:${number.toString(16)}::1`,
			},
		});
		const html = await response.text();
		const duration = performance.now() - started;
		if (response.status !== 400 || !html.includes("Wrong email or password")) seen.wrong++;
		return duration;
	}

	const times = { known: [] as number[], unknown: [] as number[] };
	for (let number = 0; number < WARM_UP + tries; number++) {
		// Which goes first changes, so that what one leaves behind slows both alike.
		const order = number % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
		for (const kind of order) {
			await site.proxy.reset();
			const duration = await refusedAfter(kind === "known" ? known : unknown, number);
			seen.roundTrips[kind] += (await site.proxy.trips()).length;
			if (number >= WARM_UP) times[kind].push(duration);
		}
	}
	for (const kind of ["known", "unknown"] as const) {
		const spread = [0.1, 0.25, 0.5, 0.9].map((share) => quantile(times[kind], share).toFixed(1)).join(" / ");
		findings.note(`${kind} address: fastest tenth / quarter / median / slowest tenth, ms`, spread);
	}
	const difference = quartilesApart(times.known, times.unknown);
	const lots = Array.from({ length: LOTS }, () => quartilesApart(...drawn(times)));
	const byLot = Math.ceil(Math.max(...lots) * 10) / 10;
	findings.note(`the same with lots drawn, largest of ${LOTS}, ms`, byLot);
	findings.promise("answers other than the refusal", seen.wrong);
	findings.promise(
		"database round trips more for one than for the other",
		Math.abs(seen.roundTrips.known - seen.roundTrips.unknown),
	);
	findings.atMost("difference of the first quartiles", difference, MAX_MS, "ms");
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}

/** The same pairs of times, each pair's two changed over or not. */
function drawn({ known, unknown }: Record<"known" | "unknown", number[]>): [number[], number[]] {
	const pairs = known.map((time, at) => {
		const other = unknown[at] ?? 0;
		return Math.random() < 0.5 ? ([time, other] as const) : ([other, time] as const);
	});
	return [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
}

function quartilesApart(some: readonly number[], others: readonly number[]): number {
	return Math.abs(quantile(some, 0.25) - quantile(others, 0.25));
}

function quantile(values: readonly number[], share: number): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}
