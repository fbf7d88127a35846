import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";

const { brand, name: company } = business;

export const linkLife = (minutes: number) => `The link works once, for ${minutes} minutes.`;

/** The texts of the mails to accounts by their kinds, and where each one's button leads: with the link's token where there is one. */
export const accountMails = {
	"confirm-sign-up": {
		path: paths.authConfirm,
		subject: `Confirm your ${brand.name} account`,
		heading: "Confirm your account",
		intro: `You asked for an account at the quote desk of ${company}. Set its password, and it is yours.`,
		button: "Set my password",
		closing: ["If this wasn't you, ignore this email: no account is made without the link."],
	},
	/** Sent in place of the confirmation, so that the page does not reveal the account. */
	"account-exists": {
		path: paths.auth,
		subject: `You already have a ${brand.name} account`,
		heading: "You already have an account",
		intro: `Somebody tried to sign up at the quote desk of ${company} with this address. It has an account already, and nothing was changed.`,
		button: "Sign in",
		closing: ["Forgot the password? The sign-in page sends you a link that sets a new one."],
	},
	"reset-password": {
		path: paths.authNewPassword,
		subject: `Choose a new ${brand.name} password`,
		heading: "Choose a new password",
		intro: `You asked for a new password for the quote desk of ${company}.`,
		button: "Choose a new password",
		closing: ["If this wasn't you, ignore this email: your password stays as it is."],
	},
	"no-account": {
		path: paths.authConfirm,
		subject: `You have no ${brand.name} account yet`,
		heading: "You have no account yet",
		intro: `You asked for a new password for the quote desk of ${company}. There is no account for this address yet: set a password, and there is one.`,
		button: "Set my password",
		closing: ["If this wasn't you, ignore this email: no account is made without the link."],
	},
	"pin-tries": {
		path: paths.authForgotPassword,
		subject: `${brand.name}: too many wrong PINs`,
		heading: "Too many wrong PINs",
		intro: (tries: number) =>
			`Somebody signed in to the quote desk of ${company} with your password and gave ${tries} wrong PINs. ${
				tries > 5
					? "No PIN is accepted until the next sign-in with the password."
					: "The gate is locked for 15 minutes and then opens by itself."
			}`,
		button: "Choose a new password",
		closing: [
			"If it was you, there is nothing to do. If it wasn't, somebody knows your password: choose a new one now.",
		],
	},
	"password-changed": {
		path: paths.auth,
		subject: `Your ${brand.name} password was changed`,
		heading: "Your password was changed",
		intro: `The password of your account at the quote desk of ${company} was changed, and every browser was signed out.`,
		button: "Sign in",
		closing: [
			"If it wasn't you, use 'Forgot password' on the sign-in page now: that signs everybody out again.",
		],
	},
} as const;

/** Somebody whom an owner invited gets this mail in place of the confirmation. */
export const invitationMail = (invitedBy: string) =>
	({
		subject: `Your invitation to the ${brand.name} quote desk`,
		heading: "You are invited",
		intro: `${invitedBy} invited you to the quote desk of ${company}. Set a password, and you can see and do everything there that its owners can. The desk also asks for a PIN: ask ${invitedBy} for the one that all owners begin with.`,
		button: "Set my password",
		closing: [
			"If the link is too old, “Sign Up” on the sign-in page sends another. If you don't know who invited you, ignore this email: no account is made without the link.",
		],
	}) as const;

export const mailFooter = `Sent by the website of ${company}, ${business.postalAddress.display}.`;
