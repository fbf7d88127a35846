/** The months are by their first three letters, in lower case. */
export const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const MONTH =
	"(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const MONTH_NUMBER = "(0?[1-9]|1[0-2])";
const DAY = "(0?[1-9]|[12]\\d|3[01])";
const ORDINAL = "(?:st|nd|rd|th)?";
const YEAR = "[\\s.,-]+(20\\d\\d)";

const DATES = new RegExp(
	`(?<![\\p{L}\\p{N}/])(?:${[
		`${MONTH}[\\s.-]+${DAY}${ORDINAL}(?:${YEAR})?`,
		// In "12 May 4" the day is the one behind the month.
		`${DAY}${ORDINAL}(?:\\s+of)?[\\s.-]+${MONTH}(?:${YEAR}|(?!\\s+\\d\\d?(?!\\d)))`,
		`(20\\d\\d)-${MONTH_NUMBER}-${DAY}`,
		`${MONTH_NUMBER}/${DAY}(?:/(?:20)?(\\d\\d))?(?!/)`,
	].join("|")})(?![\\p{L}\\p{N}]|,\\d)`,
	"giu",
);

/** Returns the dates that a text has, each as a word that nobody types, such as `xd05122026`, and the text without them. The year is last,
 * so that the word of a date without one, `xd0512`, begins those of each year. */
export function takeDates(text: string) {
	const dates = Array.from(text.matchAll(DATES), ([, ...parts]) => {
		const [name, namedDay, namedYear, dayBefore, nameAfter, yearAfter] = parts;
		const [isoYear, isoMonth, isoDay, usMonth, usDay, usYear] = parts.slice(6);
		const named = name ?? nameAfter;
		const month = named ? MONTHS.indexOf(named.slice(0, 3).toLowerCase()) + 1 : (isoMonth ?? usMonth);
		const day = namedDay ?? dayBefore ?? isoDay ?? usDay ?? "";
		const year = namedYear ?? yearAfter ?? isoYear ?? (usYear ? `20${usYear}` : "");
		return `xd${String(month).padStart(2, "0")}${day.padStart(2, "0")}${year}`;
	});
	return { dates: [...new Set(dates)], rest: text.replace(DATES, " ") };
}
