const spriteSymbol = /<symbol id="([^"]+)" viewBox="0 0 24 24">(.*)<\/symbol>/g;
const iconInPage = /><use href="[^"#]*#([^"]+)"><\/use><\/svg>/g;

/**
 * The page with every icon's shape in place of its `<use>` of the sprite. Meant for pages that no script renders
 * again: it saves them a file, and the browser a document for that file and a hidden tree of elements for each icon.
 * @throws {Error} for an icon that is not in the sprite, and for a `<use>` that is left because it is written otherwise.
 */
export function inlineIcons(html: string, sprite: string): string {
	const shapes = new Map(Array.from(sprite.matchAll(spriteSymbol), ([, name, shape]) => [name, shape]));
	const inlined = html.replaceAll(iconInPage, (_, name: string) => {
		const shape = shapes.get(name);
		if (!shape) throw new Error(`There is no icon ${name} in the sprite.`);
		return `>${shape}</svg>`;
	});
	const left = /<use\b[^>]*>/.exec(inlined);
	if (left) throw new Error(`This icon is not inlined: ${left[0]}`);
	return inlined;
}
