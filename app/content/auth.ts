import { business } from "#app/config/business.ts";

const { brand, owner } = business;

export const authFrame = {
	title: "Admin Access",
	subtitle: "Sign in to manage quote requests",
	tabs: { label: "Account", signIn: "Sign In", signUp: "Sign Up" },
} as const;

export const authTitles = {
	signIn: `Admin Access | ${brand.name}`,
	signUp: `Sign Up | Admin Access | ${brand.name}`,
	forgotPassword: `Forgot Password | Admin Access | ${brand.name}`,
	newPassword: `New Password | Admin Access | ${brand.name}`,
	confirm: `Set Your Password | Admin Access | ${brand.name}`,
	unlock: `Enter PIN | Admin Access | ${brand.name}`,
} as const;

export const authFields = {
	email: "Email",
	password: "Password",
	newPassword: "New password",
	confirmation: "Confirm new password",
	passwordHint: "At least 8 characters",
	invalidEmail: "Invalid email address",
	shortPassword: "Password must be at least 8 characters",
	longPassword: (most: number) => `Password must be at most ${most} characters`,
	mismatch: "Passwords do not match",
	commonPassword:
		"This password is one of those that are guessed first. Please choose another, such as three or four words of your own",
} as const;

export const signInPage = {
	submit: "Sign In",
	pending: "Signing in…",
	forgot: "Forgot your password?",
} as const;

/** Does not reveal which addresses have accounts. */
const noMailHelp = {
	question: "No mail after five minutes?",
	answer: `Look into your spam folder. Then ask ${owner.firstName}, or whoever looks after this website, whether your address is on the list of owners (ADMIN_EMAILS): mail goes to listed addresses alone. Whoever is listed and has no account gets a link that makes one.`,
} as const;

export const signUpPage = {
	noMail: noMailHelp,
	hint: "For the owner and people the owner has invited. We send a link to your address. It opens a page where you choose your password.",
	submit: "Sign Up",
	pending: "Sending…",
} as const;

export const forgotPasswordPage = {
	heading: "Reset your password",
	text: "We send a link to your address. It works once, for 30 minutes.",
	submit: "Send reset email",
	pending: "Sending…",
	back: "Back to Sign In",
	noMail: noMailHelp,
} as const;

export const newPasswordPage = {
	heading: "Choose a new password",
	text: "You will be signed out everywhere and can then sign in with it. A PIN of your own is forgotten: the one that all owners begin with is yours again.",
	submit: "Update password",
	pending: "Updating…",
} as const;

export const confirmPage = {
	heading: "Set your password",
	text: "Your account is ready once you set its password here.",
	submit: "Create my account",
	pending: "Creating…",
} as const;

export const deadLink = {
	title: "This link no longer works.",
	text: "A link works once, for 30 minutes. Ask for a new one.",
	resetAgain: "Send a new reset email",
	signUpAgain: "Sign up again",
} as const;

export const pinGate = {
	title: "Enter PIN",
	subtitle: "One more step: your 4-digit PIN.",
	label: "PIN",
	submit: "Unlock",
	pending: "Checking…",
	logOut: "Log out",
	logOutForget: "Log out and forget this device",
	signInAgain: "Sign in again",
	opensAt: "The gate opens again at",
	forgot: {
		question: "Forgot your PIN?",
		/** The button that logs out has the name `button`. */
		answer: (button: string) =>
			`Reset your password: press “${button}” below, then “${signInPage.forgot}” on the sign-in page. That also brings back the PIN that all owners begin with, which a partner can tell you. If nobody knows it, whoever looks after this website sets a new one, the secret ADMIN_PIN, within a minute. Everybody then signs in again with their password and the new PIN. After too many tries the gate stays locked until its 15 minutes are over, with any PIN.`,
	},
} as const;
