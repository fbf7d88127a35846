import type { FlashMessage } from "./flash-messages.ts";

type PinLock = { until: "time"; minutes: number } | { until: "sign-in" };
type TriesLeft = { count: number; before: PinLock["until"] };

export const failure = (title: string, text?: string) =>
	({ tone: "error", title, ...(text && { text }) }) as const;
const inMinutes = (minutes: number) => `Try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`;

export function triesText({ count, before }: TriesLeft): string {
	const tries = count === 1 ? "1 try left" : `${count} tries left`;
	const after =
		before === "time" ? "the gate is locked for 15 minutes" : "you sign in again with your password";
	return `${tries} before ${after}.`;
}

export const refusedForm = { title: "Almost there", text: "Please look at these once more:" } as const;

const signInAgain = "Sign in again with your password, then enter your PIN.";

export const authFailures = {
	cookiesOff: failure(
		"Cookies are switched off",
		"This browser did not keep our cookie, and without it you cannot stay signed in. Allow cookies for this site in the browser's settings, load this page again, and sign in.",
	),
	/** An unknown address and a wrong password get the same text. */
	wrongCredentials: failure("Wrong email or password"),
	signInPaused: (minutes: number) => failure("Too many attempts", inMinutes(minutes)),
	manyPasswords: failure(
		"Too many people are signing in right now",
		"Your password was not checked. Please wait a few seconds and send it again.",
	),
	signIn: failure("Authentication failed", "Please try again."),
	signUp: failure("Failed to create account", "Please try again."),
	resetEmail: failure("Failed to send reset email"),
	passwordUpdate: failure("Failed to update password"),
	wrongPin: (left: TriesLeft | null) =>
		left ? failure("Incorrect PIN", triesText(left)) : failure("Incorrect PIN"),
	incompletePin: failure("Incorrect PIN", "Enter all 4 digits."),
	wrongPinPaused: (minutes: number) => failure("Incorrect PIN", `Too many tries. ${inMinutes(minutes)}`),
	pinPaused: (minutes: number) => failure("Too many tries", inMinutes(minutes)),
	wrongPinLocked: failure("Incorrect PIN", signInAgain),
	pinLocked: failure("Too many tries", signInAgain),
	pin: failure("Authentication failed", "Please try again."),
	unreachable: failure("Not sent", "We could not be reached. Please check your connection and try again."),
	turnedAway: failure("Not sent", "This was not taken just now. Please wait a minute and try again."),
} as const;

interface RefusedPin {
	judged: boolean;
	lock: PinLock | null;
	left: TriesLeft | null;
}

export function pinFailure({ judged, lock, left }: RefusedPin): FlashMessage {
	if (lock?.until === "sign-in") return judged ? authFailures.wrongPinLocked : authFailures.pinLocked;
	if (lock) return judged ? authFailures.wrongPinPaused(lock.minutes) : authFailures.pinPaused(lock.minutes);
	return authFailures.wrongPin(left);
}
