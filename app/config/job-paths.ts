import { customerQuoteRoot } from "./paths.ts";

const calendarFeedRoot = "/calendar";

/** Addresses of jobs, their dates and what follows them: not among those that every visitor's browser is told. */
export const jobPaths = {
	customerCalendar: (token: string) => `${customerQuoteRoot}/${token}/calendar.ics`,
	/** Ends the mails that the customer is sent by themselves. */
	customerReminders: (token: string) => `${customerQuoteRoot}/${token}/reminders`,
	quoteDate: (id: string) => `/admin/quotes/${id}/date`,
	calendar: "/admin/calendar",
	calendarFeed: (file: string) => `${calendarFeedRoot}/${file}`,
} as const;

/** Whoever knows an address below them needs no more to see what is there. */
export const secretRoots: readonly string[] = [customerQuoteRoot, calendarFeedRoot];
