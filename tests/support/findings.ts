/** What a long script has seen: figures, and promises of which each holds or is broken. */
export class Findings {
	private readonly lines: string[] = [];
	private tried = 0;
	private broken = 0;
	private readonly started = Date.now();
	private readonly title: string;

	constructor(title: string) {
		this.title = title;
	}

	/** A figure that promises nothing. */
	note(name: string, value: number | string): void {
		this.lines.push(row(" ", name, String(value)));
	}

	/** A figure that has to be exactly so. */
	promise(name: string, seen: number, promised = 0): void {
		this.judge(seen === promised, name, promised === 0 ? String(seen) : `${seen} of ${promised}`);
	}

	/** A figure that may be no larger. */
	atMost(name: string, seen: number, most: number, unit: string): void {
		this.judge(seen <= most, name, `${seen.toFixed(1)} ${unit} (at most ${most})`);
	}

	/** Prints the table; the process ends with 1 when a promise is broken. */
	print(): void {
		const seconds = ((Date.now() - this.started) / 1000).toFixed(0);
		const verdict = `${this.tried} promises tried, ${this.broken} broken (${seconds} s)`;
		console.log([this.title, ...this.lines, verdict].join("\n"));
		if (this.broken > 0) process.exitCode = 1;
	}

	private judge(holds: boolean, name: string, value: string): void {
		this.tried++;
		if (!holds) this.broken++;
		this.lines.push(row(holds ? "✓" : "✗", name, value));
	}
}

function row(mark: string, name: string, value: string): string {
	return `${mark} ${name.padEnd(58)} ${value.padStart(8)}`;
}

/** The size a script was asked for, as its only argument: `npm run … -- 100`. */
export function askedSize(defaultSize: number): number {
	const size = Number(process.argv[2] ?? defaultSize);
	if (!Number.isInteger(size) || size < 1) throw new Error(`The size must be a number like ${defaultSize}`);
	return size;
}
