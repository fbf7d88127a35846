import { business } from "#app/config/business.ts";
import { DAY_MS, SECOND_MS, type UtcMs } from "#app/time/clock.ts";

/** RFC 9116 fixes this path. */
export const SECURITY_TXT = "/.well-known/security.txt";

/** Returns the file, which is valid for a year from `now`. Each build renews it. */
export function securityTxt(now: UtcMs): string {
	return [
		`Contact: ${business.email.href}`,
		`Contact: ${business.phone.href}`,
		`Expires: ${new Date(now + 365 * DAY_MS - SECOND_MS).toISOString()}`,
		"Preferred-Languages: en",
		`Canonical: ${new URL(SECURITY_TXT, business.siteUrl).href}`,
		"",
	].join("\n");
}
