/**
 * The people who may have an account in the tests. Each test that signs in has one of its own, because the
 * limits on attempts are counted per account; a project of the end-to-end tests is the variant.
 */
const names = [
	"blocks-storage",
	"signs-up",
	"signs-in",
	"is-offline",
	"resets",
	"unlocks",
	"guesses",
	"is-checked",
	"is-taken-off",
	"trusts",
	"changes-account",
	"dismisses",
	"is-refused",
] as const;
const variants = ["edge", "js", "no-js"] as const;

export function ownerEmail(name: (typeof names)[number], variant: (typeof variants)[number]): string {
	return `${name}.${variant}@glasswing.example`;
}

/** Whose sessions a test gets that writes them into the database itself. */
export const signedInOwner = {
	id: "00000000-0000-4000-8000-000000000001",
	email: "is-signed-in@glasswing.example",
	password: "correct horse battery",
	passwordHash: "scrypt$16384$8$5$oWGp_FrqN6Oi2iQwXcuv_Q$yQWnk3DMsLcJW6exQ9_UIrhm-ZCCBkKD9_poq9sOGrk",
} as const;

export const PIN = "2468";

/** The Worker's variables of the owner's side, for every test that runs it. */
export const ownerVars = {
	ADMIN_EMAILS: [
		...names.flatMap((name) => variants.map((variant) => ownerEmail(name, variant))),
		signedInOwner.email,
	].join(),
	ADMIN_PIN: PIN,
	VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString("base64url"),
};
