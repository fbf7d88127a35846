import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { onTestFinished } from "vitest";
import { startLocalDatabase } from "#db/local-server.ts";

/** A database of one test, without a table. */
export async function aLocalDatabase() {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-migrate-"));
	const { url, authToken, server } = await startLocalDatabase(join(folder, "data"));
	onTestFinished(async () => {
		await server.stop();
		await rm(folder, { recursive: true, force: true });
	});
	return { url, authToken, client: createClient({ url, authToken }) };
}

/** The statement that saves a quote on any schema, with values of other columns. */
export function aQuote(id: string, more: Record<string, string | number | null> = {}) {
	const columns = Object.keys(more).map((column) => `, ${column}`);
	return {
		sql: `insert into quote_requests (id, name, contact_method, contact_value, zip_code, service_type, home_size, stories, package, bundle_percent, estimated_price_low, estimated_price_high, total_price, created_at, updated_at, fingerprint${columns.join("")})
			values (?, 'Ann', 'text', '+15705550123', '18411', 'window-cleaning', 'small', 'one', 'basic', 0, 300, 400, 350, 1, 4, 'f'${columns.map(() => ", ?").join("")})`,
		args: [id, ...Object.values(more)],
	};
}
