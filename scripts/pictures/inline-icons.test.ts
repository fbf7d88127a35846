import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "#app/components/ui/icon.tsx";
import { inlineIcons } from "./inline-icons.ts";

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="plus" viewBox="0 0 24 24"><path d="M12 5v14M5 12h14"/></symbol>
<symbol id="dot" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/><path d="M1 1"/></symbol>
</svg>
`;
const icon = (name: string) =>
	`<svg class="size-6" viewBox="0 0 24 24" aria-hidden="true"><use href="/assets/icons-5qX1.svg#${name}"></use></svg>`;

test("puts each icon's shape in place of its use, and leaves the rest", () => {
	expect(inlineIcons(`<p>a${icon("plus")}b${icon("dot")}</p><svg><path d="M2 2"/></svg>`, sprite)).toBe(
		'<p>a<svg class="size-6" viewBox="0 0 24 24" aria-hidden="true">' +
			'<path d="M12 5v14M5 12h14"/></svg>b<svg class="size-6" viewBox="0 0 24 24" aria-hidden="true">' +
			'<circle cx="12" cy="12" r="9"/><path d="M1 1"/></svg></p><svg><path d="M2 2"/></svg>',
	);
});

test("finds the icon's use as the installed React writes it", () => {
	const html = inlineIcons(renderToString(createElement(Icon, { name: "plus" })), sprite);
	expect(html).toContain('<path d="M12 5v14M5 12h14"/></svg>');
});

test("refuses an icon that is not in the sprite, and a use that is written otherwise", () => {
	expect(() => inlineIcons(icon("moon"), sprite)).toThrow("There is no icon moon in the sprite.");
	expect(() => inlineIcons('<svg><use xlink:href="/a.svg#plus"/></svg>', sprite)).toThrow("not inlined");
});
