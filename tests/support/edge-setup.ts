import { afterEach, beforeEach } from "vitest";
import { settle } from "./built-worker.ts";
import { proxy } from "./edge-quotes.ts";

// The tests share a database, a proxy and an isolate: none may meet the faults or the unfinished work of another.
beforeEach(() => proxy.reset());
afterEach(() => settle());
