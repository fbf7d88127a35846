import { LibsqlError } from "@libsql/client/web";
import { openDatabase } from "#app/database/client.server.ts";

/** Asks a database for its schema. @throws {Error} saying in a few words why it cannot be used; never with the token. */
export async function checkDatabase(url: string, authToken?: string): Promise<void> {
	const { $client } = openDatabase({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken });
	try {
		await $client.execute("select count(*) from sqlite_master");
	} catch (error) {
		throw new Error(describeFailure(error));
	} finally {
		$client.close();
	}
}

function describeFailure(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (error.name === "TimeoutError") return "it does not answer";
	if (/status 40[13]/.test(error.message)) return "it refuses the token";
	if (error instanceof LibsqlError) return error.message.split("\n", 1)[0] ?? error.code;
	const { cause } = error;
	return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}
