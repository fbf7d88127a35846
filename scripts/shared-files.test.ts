import { expect, test } from "vitest";
import { sharedFile } from "./shared-files.ts";

/** Each module with those that import it. */
const importersOf: Readonly<Record<string, readonly string[]>> = {
	"/app/root.tsx": [],
	"/app/routes/quote/contact-step.tsx": ["/app/routes/quote/contact-step.tsx?client"],
	"/app/routes/quote/package-step.tsx": [],
	"/app/routes/admin/dashboard.tsx": [],
	"/app/routes/admin/offer.tsx": [],
	"/app/price-field.tsx": ["/app/routes/admin/offer.tsx", "/app/routes/admin/dashboard.tsx"],
	"/app/routes/auth/sign-in.tsx": [],
	"/app/header.tsx": ["/app/root.tsx", "/app/routes/admin/offer.tsx"],
	"/app/step-form.tsx": ["/app/routes/quote/contact-step.tsx", "/app/routes/quote/package-step.tsx"],
	"/app/text-field.tsx": ["/app/step-form.tsx", "/app/offer-form.tsx"],
	"/app/offer-form.tsx": ["/app/routes/admin/offer.tsx"],
	"/app/pin.tsx": ["/app/routes/auth/sign-in.tsx", "/app/lock.tsx"],
	"/app/lock.tsx": ["/app/routes/admin/dashboard.tsx", "/app/pin.tsx"],
};
const getModuleInfo = (id: string) => ({ importers: importersOf[id] ?? [], dynamicImporters: [] });
const fileOf = (id: string) => sharedFile(id, { getModuleInfo });

test("what several pages use is one file, also where owner and visitors share it", () => {
	expect(fileOf("/app/step-form.tsx")).toBe("pages");
	expect(fileOf("/app/text-field.tsx")).toBe("pages");
});

test("what only the owner's pages use is a file that no visitor loads", () => {
	expect(fileOf("/app/price-field.tsx")).toBe("owner");
});

test("what the sign-in uses of it is another, so that it waits for nothing else", () => {
	expect(fileOf("/app/pin.tsx")).toBe("auth");
	expect(fileOf("/app/lock.tsx")).toBe("auth");
});

test("what one page uses stays with it, and what is loaded with every page is left to Rollup", () => {
	expect(fileOf("/app/offer-form.tsx")).toBeUndefined();
	expect(fileOf("/app/routes/quote/contact-step.tsx")).toBeUndefined();
	expect(fileOf("/app/header.tsx")).toBeUndefined();
});
