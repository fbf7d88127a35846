import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureProgram } from "./browsers.ts";
import { type Visitor, waitFor } from "./visitor.ts";

/** So many lines that every page is on the screen whole: a line of the screen is one of the page. */
const LINES = 400;

/** A visitor with the text browser w3m, in a terminal of tmux, by the keys that a person presses. */
export function w3mVisitor(baseUrl: string, pictures: string | null): Visitor {
	const home = mkdtempSync(join(tmpdir(), "glasswing-w3m-"));
	const socket = join(home, "tmux");
	const program = ensureProgram("w3m");
	const terminal = ensureProgram("terminal");
	const tmux = (...args: string[]) =>
		execFileSync(terminal, ["-S", socket, "-f", "/dev/null", ...args], {
			encoding: "utf8",
			env: { ...process.env, HOME: home, LC_ALL: "C.UTF-8", TERM: "xterm" },
		});
	/** The page as it is shown, without the spaces at the ends of lines. */
	const screen = () => tmux("capture-pane", "-p").replace(/ +$/gm, "");
	const type = (text: string) => tmux("send-keys", "-l", text);
	const press = (...keys: string[]) => tmux("send-keys", ...keys);
	let taken = 0;

	/** Puts the cursor where the first of these patterns that is on the screen ends. */
	async function goTo(...patterns: readonly RegExp[]): Promise<void> {
		const before = await waitFor(`${patterns[0]} on the screen`, async () => {
			const text = screen();
			const match = patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null);
			return match ? text.slice(0, match.index + match[0].length).split("\n") : null;
		});
		const [row, column] = [before.length - 1, before.at(-1)?.length ?? 0];
		type(`${row + 1}G`);
		press("C-a");
		if (column > 0) type(`${column}l`);
		await waitFor(
			`cursor at ${column},${row}`,
			async () => tmux("display-message", "-p", "#{cursor_x},#{cursor_y}").trim() === `${column},${row}`,
		);
	}

	async function activate(words: string): Promise<void> {
		await goTo(new RegExp(`^(?=${quoted(words)}$)`, "m"), new RegExp(`(?=${quoted(words)})`));
		press("Enter");
	}

	return {
		async open(path) {
			const url = new URL(path, baseUrl).href;
			// The local runtime answers HTTP/1.0 in chunks where it compresses, which only HTTP/1.1 knows.
			const options = ["-cookie", "-o", "accept_encoding=identity", "-o", "vi_prec_num=1"];
			tmux("new-session", "-d", "-x", "130", "-y", String(LINES), program, ...options, url);
		},
		async fill(label, text) {
			await goTo(new RegExp(`^${quoted(label)}[^[]*\\[`, "m"));
			press("Enter");
			await waitFor("w3m's prompt", async () => /^TEXT:/m.test(screen()));
			press("C-u");
			type(text);
			press("Enter");
			await waitFor(`"${text}" in its field`, async () => screen().includes(`[${text}`));
		},
		async choose(label) {
			await goTo(new RegExp(`[[(](?= [\\])]${quoted(label)})`));
			press("Enter");
		},
		press: activate,
		follow: activate,
		async sees(text) {
			await waitFor(`text "${text}"`, async () => screen().replace(/\s+/g, " ").includes(text));
			if (pictures === null) return;
			mkdirSync(pictures, { recursive: true });
			const name = `${String(++taken).padStart(2, "0")} ${text.replace(/[^\w ]/g, "")}.txt`;
			writeFileSync(join(pictures, name), `${screen().trim()}\n`);
		},
		describe: async () => screen().trim(),
		async leave() {
			tmux("kill-server");
			rmSync(home, { recursive: true, force: true });
		},
	};
}

function quoted(words: string): string {
	return words.replace(/[^\w ]/g, "\\$&");
}
