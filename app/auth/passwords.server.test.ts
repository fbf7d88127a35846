import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./passwords.server.ts";

test("a password is known by its hash, and another is not", async () => {
	const hash = await hashPassword("correct horse battery");
	expect(await isPassword("correct horse battery", hash)).toBe(true);
	expect(await isPassword("correct horse batterz", hash)).toBe(false);
	expect(await isPassword("", hash)).toBe(false);
});

test("the hash names its cost, and the same password hashes differently each time", async () => {
	const [one, two] = await Promise.all([hashPassword("12345678"), hashPassword("12345678")]);
	expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
	expect(one).not.toBe(two);
	expect(one).not.toContain("12345678");
});

test("an accent typed as one character or as two is the same password", async () => {
	expect(await isPassword("cafe\u0301-crème", await hashPassword("caf\u00e9-crème"))).toBe(true);
});

test("no password fits where none is stored, and to say so takes as long", async () => {
	const hash = await hashPassword("correct horse battery");
	const timed = async (stored: string | null) => {
		const start = performance.now();
		expect(await isPassword("wrong", stored)).toBe(false);
		return performance.now() - start;
	};
	const none: number[] = [];
	const some: number[] = [];
	for (let run = 0; run < 3; run += 1) {
		none.push(await timed(null));
		some.push(await timed(hash));
	}
	// The shortest of each: what else the machine does only adds to it.
	const ratio = Math.min(...none) / Math.min(...some);
	expect(ratio).toBeGreaterThan(0.5);
	expect(ratio).toBeLessThan(2);
});
