import { retentionDays } from "#app/time/retention.ts";

const days = retentionDays.trustedDevice;

export const deviceNames = {
	of: (browser: string, system: string) => `${browser} on ${system}`,
	browser: "A browser",
	system: "another system",
} as const;

export const trustConsent = {
	label: `Trust this device for ${days} days`,
	hint: "It then asks for your PIN alone. For your own phone or computer only.",
	trusted: "This device is trusted: your PIN is enough.",
} as const;

export const devicesPage = {
	title: "Trusted Devices",
	intro: `These browsers ask for your PIN alone, for ${days} days from the day you trusted them. Forget one that is lost or no longer yours: it is signed out and asks for your password again. What it shows on its lock screen ends under Alerts.`,
	none: "You trust no device. To trust one, check the box on the page that asks for your PIN.",
	current: "This device",
	trustedAt: "Trusted",
	lastUsedAt: "PIN last given",
	until: "Trusted until",
	forget: "Forget",
	forgetLabel: (name: string) => `Forget ${name}`,
	forgetAll: "Forget all devices",
	signedIn: "Signed in with the password",
	signedInAt: "Signed in",
	lastSeenAt: "Last used",
	unnamed: "A browser",
	signOut: "Sign out",
	signOutLabel: (name: string) => `Sign out ${name}`,
	signOutOthers: "Sign out everywhere else",
	noneSignedIn: "No browser is: each that is signed in is trusted, and stands above.",
	signOutOthersHint: "That ends the alerts of those browsers as well.",
} as const;
