/** Who walks through the site, in whichever browser. What is not there yet is waited for. */
export interface Visitor {
	open(path: string): Promise<void>;
	/** Types into the field with this label, in place of what is in it. */
	fill(label: string, text: string): Promise<void>;
	/** Ticks the box, or picks the option, with this label. */
	choose(label: string): Promise<void>;
	press(button: string): Promise<void>;
	follow(link: string): Promise<void>;
	/** Waits until the page shows this text. */
	sees(text: string): Promise<void>;
	/** What the page shows, for who looks for a failure. */
	describe(): Promise<string>;
	/** Ends the browser. */
	leave(): Promise<void>;
}

/** Longest that something may take to appear, in milliseconds: what hangs, not what a busy machine slows down. */
const PATIENCE = 20_000;
const PAUSE = 100;

/** Repeats a look until it is answered with something. @throws {Error} saying what was not there. */
export async function waitFor<T>(what: string, look: () => Promise<T | false | null>): Promise<T> {
	const deadline = Date.now() + PATIENCE;
	let failure = "";
	while (Date.now() < deadline) {
		try {
			const found = await look();
			if (found !== false && found !== null) return found;
			failure = "";
		} catch (error) {
			// A page that is just being left cannot be asked.
			failure = `: ${error instanceof Error ? error.message : error}`;
		}
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
	}
	throw new Error(`There is no ${what}${failure}`);
}
