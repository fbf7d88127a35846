import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "./stars.tsx";

test("a rating is as many stars as it rounds to, of the icon's shape, and says itself", async () => {
	const icon = await readFile("scripts/pictures/source/icons/star.svg", "utf8");
	const [, shape] = /\bd="([^"]+)"/.exec(icon) ?? [];
	const markup = renderToStaticMarkup(createElement(Stars, { rating: 4.4 }));
	expect(Array.from(markup.matchAll(/<path d="([^"]+)"/g), ([, drawn]) => drawn)).toEqual(
		Array(4).fill(shape),
	);
	expect(markup).toContain("Rated 4.4 out of 5");
});
