import { beforeEach } from "vitest";
import { proxy } from "./edge-quotes";

// The proxy outlives a test file's isolate, and so would the faults that its tests asked for.
beforeEach(() => proxy.reset());
