const iconInPage = /><use href="[^"#]*#([^"]+)"><\/use><\/svg>/g;

/** The page with every icon's shape in place of its `<use>` of the sprite. Meant for pages that no script renders
 * again: it saves them a file, and the browser a document for that file and a hidden tree of elements for each icon.
 * @throws {Error} for an icon without a shape, and for a `<use>` that is left because it is written otherwise. */
export function inlineIcons(html: string, shapes: Readonly<Record<string, string>>): string {
	const inlined = html.replaceAll(iconInPage, (_, name: string) => {
		const shape = shapes[name];
		if (!shape) throw new Error(`There is no icon ${name}.`);
		return `>${shape}</svg>`;
	});
	const left = /<use\b[^>]*>/.exec(inlined);
	if (left) throw new Error(`This icon is not inlined: ${left[0]}`);
	return inlined;
}
