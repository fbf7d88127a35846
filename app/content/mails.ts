/**
 * The texts of the mails that the owner gets; visitors get none. Subjects and
 * texts are functions of what a mail tells of. They return plain text, which
 * is escaped where it becomes HTML.
 */
import { business } from "../config/business";

const { brand, name: company, owner, timing } = business;

/** The mail of a new quote request (SPEC section 7, send-quote). */
export const quoteMail = {
	subject: (name: string, packageName: string, highest: string) =>
		`New quote: ${name}, ${packageName} up to ${highest}`,
	preview: (services: string, zip: string) => `${services}, ZIP ${zip}`,
	heading: "New quote request",
	intro: (name: string) =>
		`${name} just asked for a quote. The website promised to be in touch in ${timing.firstText}.`,
	call: (phone: string) => `Call ${phone}`,
	text: (firstName: string) => `Text ${firstName}`,
	dashboard: "Open the dashboard",
	/** Prefilled in the phone's messages; the owner can still change it. */
	greeting: (firstName: string) =>
		`Hi ${firstName}, this is ${owner.firstName} from ${company}. Thanks for your quote request!`,
	/** A row for each field of the send-quote body. */
	labels: {
		name: "Name",
		phone: "Phone",
		address: "Address",
		email: "Email",
		zipCode: "ZIP code",
		selectedServices: "Services",
		homeSize: "Home size",
		stories: "Stories",
		windowCount: "Window count",
		lastCleaned: "Last cleaned",
		selectedPackage: "Package",
		totalPrice: "Price up to",
		specialConcerns: "Concerns",
	},
	/** Where the visitor gave nothing. */
	blank: "Not provided",
	/** Where the visitor gave an address, which replies then go to. */
	reply: (firstName: string) => `Reply to this mail to write to ${firstName}.`,
} as const;

const linkLife = (minutes: number) => `The link works once, for ${minutes} minutes.`;

/** Proves that the address belongs to whoever signed up (SPEC section 2, /auth). */
export const confirmSignUpMail = {
	subject: `Confirm your ${brand.name} account`,
	heading: "Confirm your account",
	intro: `You asked for an account at the quote desk of ${company}. Set its password, and it is yours.`,
	button: "Set my password",
	linkLife,
	closing: ["If it was not you, ignore this mail: without the link no account is made."],
} as const;

/** Sent instead of the confirmation when the address has an account, so that the page need not tell. */
export const accountExistsMail = {
	subject: `You already have a ${brand.name} account`,
	heading: "You already have an account",
	intro: `Somebody tried to sign up at the quote desk of ${company} with this address. It has an account already, and nothing was changed.`,
	button: "Sign in",
	closing: ["Forgot the password? The sign-in page sends you a link that sets a new one."],
} as const;

/** The forgot-password mail (SPEC section 2, /auth). */
export const resetPasswordMail = {
	subject: `Choose a new ${brand.name} password`,
	heading: "Choose a new password",
	intro: `You asked for a new password for the quote desk of ${company}.`,
	button: "Choose a new password",
	linkLife,
	closing: ["If it was not you, ignore this mail: your password stays as it is."],
} as const;

/** Tells the account's holder of every change of the password. */
export const passwordChangedMail = {
	subject: `Your ${brand.name} password was changed`,
	heading: "Your password was changed",
	intro: `The password of your account at the quote desk of ${company} was changed, and every browser was signed out.`,
	button: "Sign in",
	closing: [
		"If it was not you, use 'Forgot password' on the sign-in page now: that signs everybody out again.",
	],
} as const;

/** Under every mail. */
export const mailFooter = `Sent by the website of ${company}.`;
