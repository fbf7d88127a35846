import { isGuessablePin } from "#app/auth/guessable-pin.ts";
import type { PhotoSlot } from "#app/content/owner-photos.ts";
import { demoOwner } from "#db/demo-owner.ts";

/** What the preflight judges. Values are those of the deploying environment: what only Cloudflare knows cannot be read. */
export interface DeployFacts {
	profile: {
		brand: { slug: string };
		siteUrl: string;
		phone: { e164: string };
		email: { display: string; noReply: string };
		social: { profile: { href: string }; video: { embedUrl: string } };
	};
	/** The samples tell which file holds what that is not the company's own yet. */
	samples: readonly string[];
	workerName: string | undefined;
	/** Places for the owner's photos that are still empty. */
	emptyPhotos: readonly Pick<PhotoSlot, "name" | "shows">[];
	env: Readonly<Record<string, string | undefined>>;
	/** The address to deploy to is `SITE_URL`, else the profile's. */
	site: string;
	/** Names of the secrets set on the deployed Worker; null when offline. */
	secrets: readonly string[] | null;
	/** The nameservers are those of the site's domain; null when offline. */
	nameservers: readonly string[] | null;
	localSecret?: string | undefined;
}

interface Finding {
	kind: "sample" | "missing" | "weak";
	/** What it is and what to do, without a value that is secret. */
	text: string;
}

const SECRETS = [
	...["SESSION_SECRET", "TURSO_DATABASE_URL", "TURSO_AUTH_TOKEN", "ADMIN_EMAILS", "ADMIN_PIN"],
	"VAPID_PRIVATE_KEY",
];

/** Everything that should not go on the internet as it is, in the order to mend it. */
export function preflight(facts: DeployFacts): Finding[] {
	return [
		...profileFindings(facts),
		...missingFindings(facts),
		...addressFindings(facts),
		...weakFindings(facts),
	];
}

function profileFindings({ profile, samples, workerName, emptyPhotos }: DeployFacts): Finding[] {
	const { brand, siteUrl, phone, email, social } = profile;
	const where = "in app/config/business.ts";
	const found: Finding[] = [];
	const sample = (is: boolean, text: string) => is && found.push({ kind: "sample", text });
	sample(/55501\d\d$/.test(phone.e164), `the phone number ${phone.e164} is nobody's, ${where}`);
	sample(isExampleUrl(siteUrl), `the site's address ${siteUrl} is an example, ${where}`);
	sample(isExampleEmail(email.display), `the e-mail address ${email.display} is an example, ${where}`);
	sample(isExampleEmail(email.noReply), `mail cannot be sent from ${email.noReply}, ${where}`);
	sample(
		/\.example\b/.test(social.profile.href),
		`the social profile ${social.profile.href} is nobody's, ${where}`,
	);
	const video = new URL(social.video.embedUrl).pathname.split("/").at(-1) ?? "";
	sample(
		!/^[\w-]{11}$/.test(video),
		`the video's address ends in ${video}, where YouTube has an id of 11 characters: social.video ${where}`,
	);
	sample(
		workerName !== brand.slug,
		`the Worker is named ${workerName} in wrangler.toml, and brand.slug ${where} is ${brand.slug}`,
	);
	for (const text of samples) sample(true, `${text}: replace them, and set its …Sample or …Samples to false`);
	for (const { name, shows } of emptyPhotos) {
		sample(true, `there is no photo of ${shows}: app/pictures/photos/${name}.jpg, then npm run pictures`);
	}
	return found;
}

function missingFindings({ secrets }: DeployFacts): Finding[] {
	if (secrets === null) return [];
	return SECRETS.filter((name) => !secrets.includes(name)).map((name) => ({
		kind: "missing",
		text: `the Worker has no ${name}: npx wrangler secret put ${name}`,
	}));
}

/** Whether the deploy can attach the site's host to the Worker as its custom domain. */
function addressFindings({ profile, site, secrets, nameservers }: DeployFacts): Finding[] {
	const host = hostOf(site);
	const found: Finding[] = [];
	const weak = (is: boolean, text: string) => is && found.push({ kind: "weak", text });
	weak(!/^https:\/\/[^/:]+\/?$/.test(site), `SITE_URL is not https:// and a host alone, but ${site}`);
	// The profile's own is told as a sample.
	weak(site !== profile.siteUrl && isLocal(site), "SITE_URL is a local or example address");
	weak(host !== hostOf(profile.siteUrl), "SITE_URL is another host than siteUrl in app/config/business.ts");
	weak(
		secrets?.includes("SITE_URL") ?? false,
		"SITE_URL is a secret, which the deploy would set too: npx wrangler secret delete SITE_URL",
	);
	weak(
		nameservers?.some((name) => name.endsWith(".cloudflare.com")) === false,
		`the nameservers of ${host} are not Cloudflare's, so that no Worker can be attached to it: add its domain to your Cloudflare account`,
	);
	return found;
}

function weakFindings({ env, localSecret }: DeployFacts): Finding[] {
	const { TURSO_DATABASE_URL: database, ADMIN_EMAILS: emails, ADMIN_PIN: pin } = env;
	const found: Finding[] = [];
	const weak = (is: boolean, text: string) => is && found.push({ kind: "weak", text });
	if (database !== undefined) {
		weak(!/^(libsql|https):\/\//.test(database), "TURSO_DATABASE_URL is neither libsql:// nor https://");
		weak(isLocal(database), "TURSO_DATABASE_URL is a local or example address: Cloudflare cannot reach it");
	}
	for (const email of emails?.split(",").map((address) => address.trim()) ?? []) {
		const text = email === demoOwner.email ? "is the demo's" : "is empty or an example address";
		weak(!email || isExampleEmail(email), `an address of ADMIN_EMAILS ${text}`);
	}
	weak(pin !== undefined && isGuessablePin(pin, [demoOwner.pin]), "ADMIN_PIN is among the first to be tried");
	for (const name of ["SESSION_SECRET", "SESSION_SECRET_PREVIOUS"]) {
		const secret = env[name];
		if (secret === undefined) continue;
		weak(secret.length < 32 || new Set(secret).size < 12, `${name} is short or has few different characters`);
		weak(secret === localSecret, `${name} is the local one, of .dev.vars`);
	}
	return found;
}

/** Returns an empty text when the address cannot be read. */
export function hostOf(url: string): string {
	// A libsql: address has no host to WHATWG's parser in some runtimes; https reads the same.
	const readable = url.replace(/^\w+:/, "https:");
	return URL.canParse(readable) ? new URL(readable).hostname : "";
}

const EXAMPLE = /(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))$/;

function isExampleUrl(url: string): boolean {
	const host = hostOf(url);
	return !host.includes(".") || EXAMPLE.test(host);
}

function isExampleEmail(email: string): boolean {
	return !email.includes("@") || isExampleUrl(`https://${email.split("@").at(-1)}`);
}

function isLocal(url: string): boolean {
	return (
		isExampleUrl(url) ||
		/^(\[|0\.|10\.|127\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(hostOf(url))
	);
}
