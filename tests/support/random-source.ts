/** Numbers that look random and are the same again for the same seed (mulberry32). */
export class RandomSource {
	private state: number;

	constructor(seed: number) {
		this.state = seed >>> 0;
	}

	/** From 0 up to 1. */
	fraction(): number {
		this.state = (this.state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	chance(probability: number): boolean {
		return this.fraction() < probability;
	}

	below(limit: number): number {
		return Math.floor(this.fraction() * limit);
	}

	pick<Item>(items: readonly Item[]): Item {
		const item = items[this.below(items.length)];
		if (item === undefined) throw new Error("There is nothing to pick from");
		return item;
	}

	bytes(count: number): Buffer {
		return Buffer.from(Array.from({ length: count }, () => this.below(256)));
	}

	/** Letters, digits and punctuation, now and then a character from elsewhere. */
	text(longest: number): string {
		const unusual = [
			"é",
			"漢",
			"\u202e",
			"💦",
			"\u0000",
			"\r\n",
			"%",
			"<",
			"'",
			'"',
			"{",
			"\\",
			"\ufeff",
			";",
		];
		return Array.from({ length: this.below(longest + 1) }, () =>
			this.chance(0.1) ? this.pick(unusual) : String.fromCharCode(32 + this.below(95)),
		).join("");
	}
}
