import { expect, test } from "vitest";
import { isPrivate } from "./private-paths.ts";

test.each([
	"/auth",
	"/auth/",
	"/auth.data",
	"/auth/sign-up",
	"/admin",
	"/admin/unlock.data",
	"/admin/quotes/1",
])("%s is of the owner's side", (path) => expect(isPrivate(path)).toBe(true));

test.each(["/", "/authors", "/admin-guide", "/about/admin", "/pricing-calculator-waverly-township"])(
	"%s is public",
	(path) => expect(isPrivate(path)).toBe(false),
);
