import { expect, test } from "vitest";
import { hydratedFiles, hydratedRoutesOnly } from "./hydrated-routes.ts";

test("the wizard's, the sign-in's and the dashboard's modules are kept, with the root's", () => {
	const files = hydratedFiles();
	for (const kept of ["root", "routes/quote/layout", "routes/quote/contact-step", "routes/auth/sign-in"])
		expect(files).toContain(`app/${kept}.tsx`);
	expect(files).toContain("app/routes/admin/dashboard.tsx");
	for (const file of ["routes/priced/home", "routes/quote/thank-you"])
		expect(files).not.toContain(`app/${file}.tsx`);
});

test("a page without React leaves nothing in the browser's modules, and the others stay as they are", () => {
	const { transform } = hydratedRoutesOnly();
	const asked = (file: string) => `/any/folder/app/${file}?__remix-build-client-route`;
	expect(transform("export { default }", asked("routes/priced/home.tsx"))).toEqual({
		code: "export {};",
		map: null,
	});
	expect(transform("export { default }", asked("routes/quote/service-step.tsx"))).toBeNull();
	expect(transform("export const home = 1", "/any/folder/app/routes/priced/home.tsx")).toBeNull();
});

test("a build for browsers in which no page was emptied fails, because Remix names the modules otherwise", () => {
	const { apply, transform, buildEnd } = hydratedRoutesOnly();
	const build = { command: "build", mode: "production" } as const;
	expect(apply({}, { ...build, isSsrBuild: true })).toBe(false);
	expect(apply({}, { ...build, isSsrBuild: false })).toBe(true);
	expect(() => buildEnd()).toThrow("otherwise");
	expect(() => buildEnd(new Error("broken for another reason"))).not.toThrow();
	transform("export { default }", "/any/folder/app/routes/priced/home.tsx?__remix-build-client-route");
	expect(() => buildEnd()).not.toThrow();
});
