import { business } from "#app/config/business.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116. */
export const SECURITY_TXT = "/.well-known/security.txt";

/** Valid for a year from `now` (UTC milliseconds); each build renews it. */
export function securityTxt(now: number): string {
	return [
		`Contact: ${business.email.href}`,
		`Contact: ${business.phone.href}`,
		`Expires: ${new Date(now + YEAR_MS - 1000).toISOString()}`,
		"Preferred-Languages: en",
		`Canonical: ${new URL(SECURITY_TXT, business.siteUrl).href}`,
		"",
	].join("\n");
}
