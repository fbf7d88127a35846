const TITLE = /^(dr|mr|mrs|ms|miss|mx|prof|professor|rev|reverend|sir|madam)\.?$/i;
const SUFFIX = /^(jr|sr|ii|iii|iv|md|phd|dds|esq)\.?$/i;

/** The first name, also in "Dr. John Smith" or "Smith, John"; the title with the last name where there is no other. */
export function calledName(name: string): string {
	const [before = [], ...after] = name.split(",").map(wordsOf);
	const words = [...(after.find((part) => part.length > 0) ?? []), ...before];
	const titles = words.filter((word) => TITLE.test(word));
	const [first, ...others] = words.filter((word) => !TITLE.test(word));
	if (first === undefined) return name.trim();
	return titles[0] && others.length === 0 ? `${titles[0]} ${first}` : first;
}

function wordsOf(text: string): string[] {
	return text.split(/\s+/).filter((word) => word !== "" && !SUFFIX.test(word));
}
