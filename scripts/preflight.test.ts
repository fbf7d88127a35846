import { expect, test } from "vitest";
import { isGuessablePin } from "#app/auth/guessable-pin.ts";
import { business } from "#app/config/business.ts";
import { demoOwner } from "#db/demo-owner.ts";
import { emptyPhotoSlots } from "./pictures/photos.ts";
import { type DeployFacts, preflight } from "./preflight.ts";
import { sampleContent } from "./sample-content.ts";

const secret = "4f0xT7mWq9LrB2sVz8YcK1nJ5dGhPaEu";

const ready: DeployFacts = {
	profile: {
		brand: { slug: "clearpanes" },
		siteUrl: "https://www.clearpanes.com",
		phone: { e164: "+15704418800" },
		email: { display: "hello@clearpanes.com", noReply: "no-reply@clearpanes.com" },
		social: {
			profile: { href: "https://www.facebook.com/clearpanes" },
			video: { embedUrl: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" },
		},
	},
	samples: [],
	workerName: "clearpanes",
	emptyPhotos: [],
	site: "https://www.clearpanes.com",
	env: {
		TURSO_DATABASE_URL: "libsql://clearpanes-ann.turso.io",
		TURSO_AUTH_TOKEN: "token",
		ADMIN_EMAILS: "ann@clearpanes.com, bob@clearpanes.com",
		ADMIN_PIN: "7305",
		SESSION_SECRET: secret,
	},
	secrets: [
		...["SESSION_SECRET", "TURSO_DATABASE_URL", "TURSO_AUTH_TOKEN", "ADMIN_EMAILS", "ADMIN_PIN"],
		"VAPID_PRIVATE_KEY",
	],
	nameservers: ["lola.ns.cloudflare.com", "rob.ns.cloudflare.com"],
};

const texts = (facts: DeployFacts) => preflight(facts).map(({ kind, text }) => `${kind}: ${text}`);
const withEnv = (env: DeployFacts["env"]) => texts({ ...ready, env: { ...ready.env, ...env } });

test("a company that has made the site its own has nothing to mend", () => {
	expect(texts(ready)).toEqual([]);
});

test("this repository's own profile and content are told to be samples, each by its place", () => {
	const found = texts({
		...ready,
		profile: business,
		samples: sampleContent(),
		workerName: "glasswing-cleaning",
		emptyPhotos: emptyPhotoSlots(),
	}).join("\n");
	for (const part of [
		"+15705550148",
		"https://www.glasswing.example",
		"hello@glasswing.example",
		"no-reply@glasswing.example",
		"facebook.com/glasswing.example",
		"the video's address ends in GlasswingDemo",
		"app/config/business.ts holds sample claims",
		"app/pricing/rates.ts holds sample prices",
		"app/config/places.ts holds sample towns and ZIP codes",
		"app/content/locations.ts holds sample towns",
		"app/content/home-reviews.ts holds invented reviews",
		"app/content/pricing-testimonials.ts holds invented stories",
		"the Worker is named glasswing-cleaning in wrangler.toml, and brand.slug in app/config/business.ts is glasswing",
		"there is no photo of the owner, head and shoulders: app/pictures/photos/portrait.jpg",
		"app/pictures/photos/driveway-after.jpg",
	])
		expect(found).toContain(part);
});

test.each(ready.secrets ?? [])("%s is missing when the Worker does not have it", (name) => {
	const secrets = (ready.secrets ?? []).filter((other) => other !== name);
	expect(texts({ ...ready, secrets })).toEqual([
		`missing: the Worker has no ${name}: npx wrangler secret put ${name}`,
	]);
});

test("offline nobody can say which secrets are set, and nothing is said of them", () => {
	expect(texts({ ...ready, secrets: null, nameservers: null })).toEqual([]);
});

test.each([
	"http://127.0.0.1:8080",
	"http://db.clearpanes.com",
	"https://localhost:8080",
	"libsql://database",
	"libsql://db.example",
	"https://192.168.1.5",
	"https://172.20.0.2",
	"https://[::1]:8080",
	"file:local.db",
])("the database %s is not one to deploy with", (url) => {
	expect(withEnv({ TURSO_DATABASE_URL: url }).join()).toContain("weak: TURSO_DATABASE_URL");
});

test.each(["https://db.clearpanes.com", "libsql://clearpanes.aws-us-east-1.turso.io", "https://172.32.0.2"])(
	"the database %s is",
	(url) => {
		expect(withEnv({ TURSO_DATABASE_URL: url })).toEqual([]);
	},
);

test.each([
	["http://www.clearpanes.com", "not https://"],
	["https://www.clearpanes.com:8443", "a host alone"],
	["https://www.clearpanes.com/windows", "a host alone"],
	["www.clearpanes.com", "not https://"],
	["https://clearpanes.example", "local or example"],
	["https://glasswing.ann.workers.dev", "another host"],
])("the site's address %s is told", (site, text) => {
	expect(texts({ ...ready, site }).join()).toContain(text);
});

test("an address that is a secret of the Worker is told, because the deploy sets it as a variable", () => {
	const secrets = [...(ready.secrets ?? []), "SITE_URL"];
	expect(texts({ ...ready, secrets }).join()).toContain("npx wrangler secret delete SITE_URL");
});

test.each([[[]], [["ns1.registrar.com", "ns2.registrar.com"]]])(
	"a domain whose nameservers are %j cannot be attached, and that is told before the deploy",
	(nameservers) => {
		expect(texts({ ...ready, nameservers })).toEqual([
			"weak: the nameservers of www.clearpanes.com are not Cloudflare's, so that no Worker can be attached to it: add its domain to your Cloudflare account",
		]);
	},
);

test.each([
	[demoOwner.email, "the demo's"],
	["ann@clearpanes.com, you@example.com", "an example address"],
	["", "empty"],
	["ann@clearpanes.com,", "empty"],
])("the owners' addresses %j are told", (emails, text) => {
	expect(withEnv({ ADMIN_EMAILS: emails }).join()).toContain(text);
});

test("a short, monotonous or local session secret is told, and never shown", () => {
	for (const bad of ["short-one", "abababababababababababababababababab"]) {
		const found = withEnv({ SESSION_SECRET: bad });
		expect(found).toEqual(["weak: SESSION_SECRET is short or has few different characters"]);
	}
	expect(texts({ ...ready, localSecret: secret })).toEqual([
		"weak: SESSION_SECRET is the local one, of .dev.vars",
	]);
});

test("a PIN is told by its name and never shown", () => {
	expect(withEnv({ ADMIN_PIN: demoOwner.pin })).toEqual(["weak: ADMIN_PIN is among the first to be tried"]);
});

test.each([
	"0000",
	"7777",
	"1234",
	"4321",
	"8901",
	"1212",
	"1122",
	"2580",
	"1984",
	"2015",
	"123",
	"12a4",
	"",
])("the PIN %j is guessed soon", (pin) => {
	expect(isGuessablePin(pin)).toBe(true);
});

test.each(["7305", "4819", "9162", "3071"])("the PIN %s is not", (pin) => {
	expect(isGuessablePin(pin)).toBe(false);
});
