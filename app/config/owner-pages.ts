import { jobPaths } from "./job-paths.ts";
import { ownerPaths } from "./owner-paths.ts";
import { paths } from "./paths.ts";

const id = "[0-9a-f-]{36}";
const date = "\\d{4}-\\d{2}-\\d{2}";

/** The paths of the owner's pages that show something of their own; whatever only redirects or answers a form is none. */
const ownerPages = [
	paths.admin,
	paths.adminToday,
	jobPaths.calendar,
	ownerPaths.moveDay(date),
	paths.adminSettings,
	paths.adminDevices,
	ownerPaths.newQuote,
	ownerPaths.unfinished,
	paths.adminQuote(id),
	jobPaths.quoteDate(id),
	paths.adminOffer(id),
	ownerPaths.quotePhotos(id),
	ownerPaths.editContact(id),
	ownerPaths.answerQuestion(id),
	ownerPaths.editAnswers(id),
	ownerPaths.customers,
	ownerPaths.customer(id),
	ownerPaths.importCustomers,
	ownerPaths.customerImport(id),
	ownerPaths.texts,
	ownerPaths.prices,
	ownerPaths.numbers,
	ownerPaths.account,
	ownerPaths.alerts,
].map((path) => new RegExp(`^${path}$`));

export function isOwnerPage(pathname: string): boolean {
	return ownerPages.some((page) => page.test(pathname));
}
