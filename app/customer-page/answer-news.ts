import { paths } from "#app/config/paths.ts";

/** What the page says after a form, by its address: nobody can tell it from the quote alone. */
export const answerNews = [
	"asked",
	"requested",
	"taken-back",
	"date-agreed",
	"date-asked",
	"photos",
	"accepted",
	"declined",
	"declined-more",
	"other-price",
] as const;
export type AnswerNews = (typeof answerNews)[number];

/** The customer's page with what it says of a form that was just sent. */
export function answeredAddress(token: string, news: AnswerNews | null): string {
	const path = paths.customerQuote(token);
	return news ? `${path}?news=${news}` : path;
}
