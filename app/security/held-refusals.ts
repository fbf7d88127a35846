/** A refused sign-in waits this long for its answer, and this many of an isolate may at once. */
const HELD_MS = 2_000;
const MAX_HELD = 500;
let held = 0;

/** Holds a refusal back from who tries on without a pause: to wait takes no processor, and to refuse takes some. */
export async function holdRefusal(): Promise<void> {
	if (held >= MAX_HELD) return;
	held++;
	await pause(HELD_MS);
	held--;
}

export function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
