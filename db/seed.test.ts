import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashPassword } from "#app/auth/passwords.server.ts";
import { openDatabase } from "#app/database/client.server.ts";
import { startTestDatabase } from "../tests/support/test-database.ts";
import { users } from "./schema.ts";
import { seedDemoOwner } from "./seed.ts";

test("a fresh local database gets one demo owner, once, and a changed password is left alone", async () => {
	const database = await startTestDatabase();
	try {
		const db = openDatabase({ TURSO_DATABASE_URL: database.url, TURSO_AUTH_TOKEN: database.authToken });
		expect(await seedDemoOwner(database.url, database.authToken)).toBe(true);
		const seeded = await db.select().from(users);
		expect(seeded.map(({ email }) => email)).toEqual(["owner@glasswing.example"]);
		expect(await seedDemoOwner(database.url, database.authToken)).toBe(true);
		expect(await db.select().from(users)).toEqual(seeded);

		await db.update(users).set({ passwordHash: await hashPassword("another one") });
		expect(await seedDemoOwner(database.url, database.authToken)).toBe(false);

		await db
			.update(users)
			.set({ email: "ann@glasswing.example" })
			.where(eq(users.email, "owner@glasswing.example"));
		expect(await seedDemoOwner(database.url, database.authToken)).toBe(false);
		expect(await db.$count(users)).toBe(1);
	} finally {
		await database.stop();
	}
});

test.each([
	"libsql://glasswing.turso.example",
	"https://127.0.0.1",
	"http://10.0.0.5:8080",
	"http://127.0.0.1.example.com:8080",
	"http://localhost.example.com",
])("%s is not local and is not touched", async (url) => {
	await expect(seedDemoOwner(url)).rejects.toThrow("A demo owner is for a database on this machine only.");
});
