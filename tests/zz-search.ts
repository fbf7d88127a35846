import { openDatabase } from "../app/db.server";
import { startLocalDatabase } from "../db/local-server";
import { measureSearch } from "./bench/quote-search";

const { url, server } = await startLocalDatabase("/tmp/fts-db", 29556);
const r = await measureSearch(openDatabase({ TURSO_DATABASE_URL: url }), url);
for (const f of r.findings) console.log(f.value.toFixed(1), f.name);
console.log(r.plans.at(-1));
await server.stop();
process.exit(0);
