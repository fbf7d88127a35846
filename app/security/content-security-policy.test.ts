import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const policies = {
	"a rendered page": contentSecurityPolicy({ nonce: "4a1f0d2c4b7e4c7a8f660d6b8f3e5a21" }),
	"a prerendered page": contentSecurityPolicy({ hashes: [`sha256-${"A".repeat(43)}=`] }),
};
const withTurnstile = contentSecurityPolicy({ nonce: "4a1f0d2c4b7e4c7a8f660d6b8f3e5a21", turnstile: true });

for (const [page, policy] of Object.entries({ ...policies, "a page with Turnstile": withTurnstile })) {
	test(`the policy of ${page} has nothing that Google's evaluator rates high or medium`, () => {
		const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
		const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
		expect(grave.map(({ directive, value, description }) => `${directive} ${value}: ${description}`)).toEqual(
			[],
		);
	});
}

test("Firefox, which asks default-src about a prefetch, may prefetch the site's own pages, and nothing else is open by it", () => {
	for (const policy of Object.values(policies)) {
		const directives = new Map(policy.split("; ").map((part) => [part.split(" ")[0], part]));
		expect(directives.get("default-src")).toBe("default-src 'self'");
		for (const name of ["object-src", "media-src"]) expect(directives.get(name)).toBe(`${name} 'none'`);
		// Every other kind of load has a directive of its own; child-src only stands in for frames and workers.
		for (const kind of ["connect", "font", "frame", "img", "manifest", "script", "style", "worker"])
			expect([...directives.keys()]).toContain(`${kind}-src`);
	}
});

test("nothing inline is allowed but what is named, and no third party but the video's frame", () => {
	for (const policy of Object.values(policies)) {
		expect(policy).not.toMatch(/unsafe-|\*|http:|data:/);
		expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(["https://www.youtube-nocookie.com"]);
	}
});

test("Turnstile, where it is switched on, may run its script and its frame and nothing else", () => {
	const allowing = withTurnstile.split("; ").filter((part) => part.includes("challenges.cloudflare.com"));
	expect(allowing.map((part) => part.split(" ")[0])).toEqual(["script-src", "frame-src"]);
});
