import { business } from "#app/config/business.ts";
import { periodText } from "#app/time/retention.ts";

const { email, name, owner, phone } = business;

/** The page's periods are those of the purge. */
export const privacyPage = {
	title: "Your privacy",
	text: `What ${name} keeps about you, for how long, and how to have it deleted. It takes a minute to read.`,
} as const;

export const privacySections: readonly { title: string; id?: string; points: readonly string[] }[] = [
	{
		title: "What you tell us",
		points: [
			"For a quote we ask about your home, your ZIP code, your name and your phone number. Your street address is optional, and we ask for your email only if you want an answer there. We also send it a link to your quote, the offer that we make you, your answer to it, and the date of the work.",
			"Our website also emails that address by itself: at most two reminders of an offer without an answer, a reminder of the work on the evening before, thanks after the work with a link to our reviews, and one reminder when the next cleaning is due. Each has a link that stops all of these emails about the same quote, and we note when you use it.",
			`Until you press “Request This Quote”, your answers stay in a cookie in your own browser. It ends after ${periodText("draft")}.`,
			`If the second step says so, we also keep what you told us when you leave before that: for ${periodText("begun")}, to call or text you about it.`,
			"When you press that button, your request is saved, and our website mails it to us. With it we keep how you found us, as far as your browser tells us: the website or advertisement that you came from and the page that you saw first. Until then, that stays in the open tab. A browser that sends Global Privacy Control tells us none of it.",
			"Your request has its own page, whose address nobody can guess. Anyone who has the address can see the request and act in your name: if it gets into the wrong hands, tell us and we'll replace it.",
			"When you answer our offer, we keep what you accepted or declined: the name you typed, your signature if you drew one, the times that work for you, your reason, and when it was. The same goes for what you ask on that page. We also note when somebody first looked at the offer. A cookie, which says only which offer your browser was shown, tells a person from a program and ends after a week.",
			"Photos that you send us are kept with your request. Where and when they were taken is cut out of the file before it is saved. The same goes for photos that we take before and after the work, which are on your request's page.",
			`Requests with the same phone number or email address are kept together, with what we note about the work, such as where to park. We delete the notes with the last of your requests, and no later than ${periodText("quote")} after we wrote them.`,
			`${owner.firstName} uses all this to answer you and to do the work. We do not sell it, and apart from the reminder of the next cleaning we send no advertising.`,
		],
	},
	{
		title: "How long we keep it",
		points: [
			`Your request, with its offers, your answers and your questions: ${periodText("quote")} after it was last changed, so that we know your home when you call again.`,
			`Requests that look like spam: ${periodText("spam")}.`,
			`The copy of each mail in our website's outgoing mail: ${periodText("mail")}. That of your appointment stays until its day is over.`,
			`Counters that stop abuse: ${periodText("attempts")} after the last attempt. They hold your internet address as a code that cannot be turned back into it without our key.`,
			"Whatever is past its time is deleted automatically. Our website checks every hour, and once a day for the photos of a deleted request.",
		],
	},
	{
		title: "Text messages",
		id: "texts",
		points: [
			`If you choose text, you agree that we text you at the number you gave about this request: to answer it, to ask about our offer, to set a time, to say when we are on our way, to thank you after the work and, once, to say when the next cleaning is due.`,
			`${owner.firstName} writes them himself. No program sends you texts, and apart from that last one none are advertising.`,
			"A few messages per request are usual. Your carrier's message and data rates may apply.",
			"Reply STOP and we'll stop. You never have to agree to texts to get a quote or to hire us: choose a call instead.",
		],
	},
	{
		title: "Who else is involved",
		points: [
			"Cloudflare delivers this website and our mail and keeps the photos, and Turso keeps our database. They do it for us.",
			"When you send a request, an alert with your first name, your town and the price may go to our phones. It is encrypted, so that Apple, Google, Microsoft and Mozilla, who deliver it, cannot read it.",
			"To stop programs from sending quotes, Cloudflare Turnstile may check your browser at the last step.",
			"The video on the home page comes from YouTube, and only when you press play.",
			"We may count page views, clicks and answered steps of the quote form, without cookies and without knowing whose they are. There is no advertising and no tracking across websites.",
			"Nothing you type is written to our technical logs.",
		],
	},
	{
		title: "See it, correct it, delete it",
		points: [
			`Call ${phone.display} or write to ${email.display}, and say which phone number you gave us.`,
			"We'll tell you what we have, correct it or delete it: your request, its history, and our website's emails about it. We'll delete the email in our own mailbox as well.",
			"A backup made before may still have it until that backup is replaced. Should we ever need that backup, we'll delete your request again.",
		],
	},
];
