import { afterEach, beforeAll, beforeEach } from "vitest";
import { settle } from "./built-worker.ts";
import { proxy } from "./edge-quotes.ts";

// A file has a database of its own, as freshly migrated. Its tests share it, a proxy and an isolate: none may meet the faults or
// the unfinished work of another.
beforeAll(() => proxy.fresh());
beforeEach(() => proxy.reset());
afterEach(() => settle());
