import { business } from "#app/config/business.ts";
import { DAY_MS, SECOND_MS } from "#app/config/durations.ts";

/** RFC 9116. */
export const SECURITY_TXT = "/.well-known/security.txt";

/** Valid for a year from `now` (UTC milliseconds); each build renews it. */
export function securityTxt(now: number): string {
	return [
		`Contact: ${business.email.href}`,
		`Contact: ${business.phone.href}`,
		`Expires: ${new Date(now + 365 * DAY_MS - SECOND_MS).toISOString()}`,
		"Preferred-Languages: en",
		`Canonical: ${new URL(SECURITY_TXT, business.siteUrl).href}`,
		"",
	].join("\n");
}
