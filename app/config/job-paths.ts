import { customerQuoteRoot } from "./paths.ts";

const calendarFeedRoot = "/calendar";

/** Addresses of jobs, dates and reminders, apart from `paths`, which every visitor's browser loads. */
export const jobPaths = {
	customerCalendar: (token: string) => `${customerQuoteRoot}/${token}/calendar.ics`,
	customerReminders: (token: string) => `${customerQuoteRoot}/${token}/reminders`,
	customerPhotos: (token: string) => `${customerQuoteRoot}/${token}/photos`,
	customerPhoto: (token: string, photo = token) => `${customerQuoteRoot}/${token}/photos/${photo}`,
	quoteDate: (id: string) => `/admin/quotes/${id}/date`,
	calendar: "/admin/calendar",
	calendarFeed: (file: string) => `${calendarFeedRoot}/${file}`,
} as const;

/** An address below them is a secret: whoever knows it sees the page. */
export const secretRoots: readonly string[] = [customerQuoteRoot, calendarFeedRoot];
