import { expect, test } from "vitest";
import { canonicalPath } from "#app/config/canonical-path.ts";
import { limitOf } from "./rate-limits.ts";

function at(method: string, address: string) {
	const { pathname, search } = new URL(address, "https://glasswing.example");
	return limitOf(method, canonicalPath(pathname), search);
}

test("what can be guessed, what sends mail, quotes and lookups each have a limit of their own", () => {
	expect(at("POST", "/auth")).toBe("LIMIT_SIGN_IN");
	expect(at("POST", "/admin/unlock")).toBe("LIMIT_PIN");
	expect(at("POST", "/auth/forgot-password")).toBe("LIMIT_MAIL");
	expect(at("POST", "/pricing-calculator-waverly-township/package")).toBe("LIMIT_QUOTE");
	expect(at("GET", "/zip-locator?zip=18411")).toBe("LIMIT_LOOKUP");
	expect(at("GET", "/service-areas-waverly-township-pa/check?zip=18411")).toBe("LIMIT_LOOKUP");
});

test("a customer's page can neither be guessed nor worked on without end, read or posted to", () => {
	for (const method of ["GET", "HEAD", "POST"])
		for (const address of ["/Quote/AbC", "/quote/AbC/reminders"])
			expect(at(method, address)).toBe("LIMIT_CUSTOMER");
});

test("reports of browsers, which anybody may write to the log, are limited, and so is the check that writes", () => {
	expect(at("POST", "/csp-report")).toBe("LIMIT_MONITOR");
	expect(at("GET", "/readyz")).toBe("LIMIT_MONITOR");
	expect(at("GET", "/healthz")).toBeNull();
});

test("a script's request counts like the page's own, and so does an address with a slash at its end", () => {
	expect(at("POST", "/auth.data?index")).toBe("LIMIT_SIGN_IN");
	expect(at("POST", "/auth/")).toBe("LIMIT_SIGN_IN");
	expect(at("POST", "/pricing-calculator-waverly-township.data?index")).toBe("LIMIT_QUOTE");
});

test("reading pages is not limited", () => {
	for (const path of ["/", "/auth", "/zip-locator", "/pricing-calculator-waverly-township", "/admin"])
		expect(at("GET", path)).toBeNull();
});
