import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { goOnAfterFailedLoad } from "./failed-modules.ts";

const file = "node_modules/@remix-run/react/dist/esm/routeModules.js";

test("Remix's one reload after a failed load goes on to where the visitor is led", () => {
	const code = readFileSync(file, "utf8");
	const { transform } = goOnAfterFailedLoad();
	const changed = transform(code, `/any/folder/${file}`)?.code ?? "";
	expect(code.split("window.location.reload()")).toHaveLength(2);
	expect(changed).toContain("window.location.assign(ahead.pathname + ahead.search + ahead.hash)");
	expect(transform(code, "/any/folder/app/root.tsx")).toBeNull();
});

test("a build for browsers in which no such reload was found fails, because Remix has changed", () => {
	const { apply, transform, buildEnd } = goOnAfterFailedLoad();
	const build = { command: "build", mode: "production" } as const;
	expect(apply({}, { ...build, isSsrBuild: true })).toBe(false);
	expect(apply({}, { ...build, isSsrBuild: false })).toBe(true);
	expect(() => buildEnd()).toThrow("otherwise");
	expect(() => buildEnd(new Error("broken for another reason"))).not.toThrow();
	transform("window.location.reload();", `/any/folder/${file}`);
	expect(() => buildEnd()).not.toThrow();
});
