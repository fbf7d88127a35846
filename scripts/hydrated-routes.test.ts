import { expect, test } from "vitest";
import { hydratedFiles, hydratedRoutesOnly } from "./hydrated-routes.ts";

test("the wizard's, the sign-in's and the dashboard's modules are kept, with the root's", () => {
	const files = hydratedFiles();
	for (const kept of ["root", "routes/quote/layout", "routes/quote/contact-step", "routes/auth/sign-in"])
		expect(files).toContain(`app/${kept}.tsx`);
	expect(files).toContain("app/routes/admin/dashboard.tsx");
	for (const file of ["routes/static/home", "routes/quote/thank-you"])
		expect(files).not.toContain(`app/${file}.tsx`);
});

test("a page without React leaves nothing in the browser's modules, and the others stay as they are", () => {
	const { transform } = hydratedRoutesOnly();
	const asked = (file: string) => `/any/folder/app/${file}?__remix-build-client-route`;
	expect(transform("export { default }", asked("routes/static/home.tsx"))).toEqual({
		code: "export {};",
		map: null,
	});
	expect(transform("export { default }", asked("routes/quote/service-step.tsx"))).toBeNull();
	expect(transform("export const home = 1", "/any/folder/app/routes/static/home.tsx")).toBeNull();
});
