import type { Client } from "@libsql/client/web";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { linkToken } from "#app/auth/mailed-link.server.ts";
import { hashPassword } from "#app/auth/passwords.server.ts";
import { PIN } from "./owners.ts";
import { testSecret } from "./secrets.ts";
import { expect } from "./test.ts";

export const PASSWORD = "correct horse battery";

/** Gives an address a fresh account. */
export async function makeAccount(database: Client, email: string): Promise<void> {
	await database.execute({
		sql: "insert or replace into users (id, email, password_hash, created_at) values (?, ?, ?, ?)",
		args: [crypto.randomUUID(), email, await hashPassword(PASSWORD), Date.now()],
	});
}

/** Where the newest link mailed to an address leads, as its mail says. */
export async function mailedLink(
	database: Client,
	email: string,
	kind: "confirm-sign-up" | "reset-password",
): Promise<string> {
	const { rows } = await database.execute({
		sql: "select json_extract(payload, '$.seed') as seed from outbox where kind = ? and json_extract(payload, '$.to') = ? order by id desc limit 1",
		args: [kind, email],
	});
	const seed = z.string().parse(rows[0]?.seed);
	return `/auth/${kind === "reset-password" ? "new-password" : "confirm"}?token=${linkToken(testSecret, seed)}`;
}

/** From /auth to the PIN gate. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
	await page.goto("/auth");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("heading", { name: "Enter PIN" })).toBeVisible();
}

/** Through the PIN gate. */
export async function givePin(page: Page): Promise<void> {
	await page.getByLabel("PIN", { exact: true }).fill(PIN);
	await page.getByRole("button", { name: "Unlock" }).click();
}
