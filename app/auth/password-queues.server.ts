import type { Secrets } from "#app/config/env.server.ts";
import { holdRefusal, pause } from "#app/security/held-refusals.ts";
import { PasswordTurns } from "#app/security/password-turns.ts";
import { knownDeviceId } from "./known-device.server.ts";

/** Passwords wait in these queues to be hashed, in one isolate. Nobody takes the turns of another queue: strangers fill their own alone. */
const queues = {
	stranger: new PasswordTurns(),
	/** An owner signed in with these browsers before. */
	known: new PasswordTurns(),
	link: new PasswordTurns(),
	owner: new PasswordTurns(),
};

type Queue = keyof typeof queues;

/** More than have turns, because some of those who ask are refused unjudged. */
const MAX_ASKING = 10;
const asking: Record<Queue, number> = { stranger: 0, known: 0, link: 0, owner: 0 };

/** Too many passwords wait: this one was not looked at. */
export class QueueFull extends Error {
	override name = "QueueFull";
	constructor() {
		super("Too many passwords wait to be hashed");
	}
}

export async function signInQueue(request: Request, env: Secrets): Promise<Queue> {
	return (await knownDeviceId(request, env)) === null ? "stranger" : "known";
}

/** Asks the database whether a password is to be judged at all, which takes no turn.
 * @throws {QueueFull} later, where so many wait or ask that it would not be judged; nothing is asked then. */
export async function askWithRoom<Found>(queue: Queue, ask: () => Promise<Found>): Promise<Found> {
	if (asking[queue] >= MAX_ASKING || !queues[queue].hasRoom(Date.now())) await refuse();
	asking[queue]++;
	try {
		return await ask();
	} finally {
		asking[queue]--;
	}
}

/** Resolves when a password may be hashed or compared. @throws {QueueFull} later, where too many wait. */
export async function waitForTurn(queue: Queue): Promise<void> {
	const wait = queues[queue].take(Date.now());
	await (wait === null ? refuse() : pause(wait));
}

async function refuse(): Promise<never> {
	await holdRefusal();
	throw new QueueFull();
}
