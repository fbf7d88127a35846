import { questionNames, questionsByStep } from "#app/answers/questions.ts";
import { namesOf } from "#app/catalog/records.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";

/** The fields of all forms. */
export const fields = [
	...questionNames,
	...["package", "addons", "intent"],
	...["password", "confirmation", "pin", "token", "notes", "from"],
	...["attempt", "offer", "quote", "terms", "wish", "signature", "reason", "comment", "question"],
	...["label-0", "amount-0", "kind-0", "note", "until", "date", "half", "times", "before"],
	...["opens-Monday", "closes-Monday", "daysOff", "holidays", "offFrom", "offTo", "capacity", "vacationText"],
	...["revision", "notesRevision", "progress", "newest", "minimum", "changed", "nearSaving"],
	...[
		"greeting",
		"offerNote",
		"followUps",
		"unfinished",
		"kept",
		"List-Unsubscribe",
		"heardOfUs",
		"current",
		"pinAgain",
		"answer",
	],
	...["windows-small-basic-low", "rounding", "base", "version", "prices"],
	...["photo", "photo-id", "kind"],
	...["subscription", "device", "customer", "seen", "other", "last", "move", "moved"],
];
const QUOTE_ID = "3f1c6a52-6f0e-4b7a-9a55-0d2f3b1c4e5f";

/** Every form's address, with the fields that hold a text. */
export const forms: Readonly<Record<string, readonly string[]>> = {
	[`${paths.quote}?index`]: namesOf(questionsByStep.service),
	[paths.quoteContact]: namesOf(questionsByStep.contact),
	[paths.quoteCondition]: namesOf(questionsByStep.condition),
	[paths.quotePackage]: ["package", "cf-turnstile-response"],
	[paths.quoteConfirmation]: ["addons", "intent"],
	[`${paths.auth}?index`]: ["email", "password"],
	[paths.authSignUp]: ["email", "password"],
	[paths.authForgotPassword]: ["email"],
	[paths.authConfirm]: ["token"],
	[`${paths.authNewPassword}?token=a`]: ["password", "confirmation"],
	[paths.adminUnlock]: ["pin"],
	[paths.customerQuote("A".repeat(22))]: [
		"name",
		"address",
		"signature",
		"wish",
		"comment",
		"question",
		"attempt",
	],
	[jobPaths.customerReminders("A".repeat(22))]: ["List-Unsubscribe", "intent"],
	[jobPaths.customerPhotos("A".repeat(22))]: ["intent", "attempt", "photo", "photo-id"],
	[ownerPaths.quotePhotos(QUOTE_ID)]: ["intent", "attempt", "kind", "photo", "photo-id"],
	[paths.adminToday]: ["quote", "intent", "date", "stops"],
	[paths.adminQuote(QUOTE_ID)]: ["intent", "notes", "from", "work"],
	[ownerPaths.answerQuestion(QUOTE_ID)]: ["answer", "intent"],
	[ownerPaths.editContact(QUOTE_ID)]: ["name", "phone", "contactMethod", "email", "address", "seen"],
	[ownerPaths.editAnswers(QUOTE_ID)]: ["services", "homeSize", "zip", "concerns", "price", "shown", "seen"],
	[ownerPaths.account]: ["current", "password", "confirmation", "pin", "pinAgain", "email"],
	[ownerPaths.texts]: ["greeting", "onMyWay", "revision"],
	[ownerPaths.prices]: ["windows-small-basic-low", "reason", "base", "attempt", "intent"],
	[ownerPaths.alerts]: ["subscription", "device", "intent"],
	[ownerPaths.unfinished]: ["intent", "id"],
	[ownerPaths.importCustomers]: ["id", "name", "parts", "position", "text", "line"],
	[ownerPaths.customerImport(QUOTE_ID)]: ["intent", "name", "phone", "progress"],
	[ownerPaths.newQuote]: ["name", "address", "concerns", "package", "addons", "heardOfUs", "id"],
	[ownerPaths.customer(QUOTE_ID)]: ["intent", "customer", "note", "seen", "other", "last", "id"],
	[paths.adminOffer(QUOTE_ID)]: ["label-0", "amount-0", "note", "until"],
	[jobPaths.quoteDate(QUOTE_ID)]: ["date", "half", "from", "until", "wish", "times"],
	[ownerPaths.moveDay("2026-05-12")]: [
		...["move", "moved", "intent", `wish-${QUOTE_ID}`, `before-${QUOTE_ID}`, `times-${QUOTE_ID}`],
	],
	[paths.adminSettings]: [
		"opens-Monday",
		"closes-Monday",
		"daysOff",
		"holidays",
		"offFrom",
		"offTo",
		"vacationText",
	],
};
/** Every address that reads its query, with what it reads. */
export const parameters: Readonly<Record<string, readonly string[]>> = {
	[paths.zipLocator]: ["zip"],
	[paths.serviceAreasCheck]: ["zip"],
	[paths.thankYou]: ["name", "price", "homeSize", "services", "extras"],
	[paths.admin]: ["q", "before"],
	[paths.adminToday]: ["reminded", "marked"],
	[ownerPaths.answerQuestion(QUOTE_ID)]: ["question"],
	[paths.adminQuotesCsv]: ["q"],
	[ownerPaths.numbers]: ["from", "to", "by"],
	[ownerPaths.numbersCsv]: ["from", "to", "table"],
	[ownerPaths.customers]: ["q", "before"],
	[ownerPaths.newQuote]: ["begun"],
	[ownerPaths.unfinished]: ["removed"],
	[ownerPaths.prices]: ["version"],
	[ownerPaths.customerImport(QUOTE_ID)]: ["columns"],
	[ownerPaths.moveDay("2026-05-12")]: ["moved"],
	[ownerPaths.customer(QUOTE_ID)]: ["with"],
	[paths.adminOffer(QUOTE_ID)]: ["last"],
	[paths.adminQuotesStream]: ["after"],
	[paths.authConfirm]: ["token"],
	[paths.authNewPassword]: ["token"],
};

/** Headers that something reads. */
export const headers: readonly string[] = [
	...["Cookie: ", "Cookie: quote=", "Cookie: session=", "Accept: ", "Content-Type: ", "User-Agent: "],
	...[
		"Last-Event-ID: ",
		"Range: ",
		"If-None-Match: ",
		"Referer: ",
		"Origin: ",
		"CF-Connecting-IP: ",
		"CF-Ray: ",
	],
];
