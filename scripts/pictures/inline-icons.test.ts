import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "#app/components/ui/icon.tsx";
import { inlineIcons } from "./inline-icons.ts";

const shapes = {
	plus: '<path d="M12 5v14M5 12h14"/>',
	dot: '<circle cx="12" cy="12" r="9"/><path d="M1 1"/>',
};
const icon = (name: string) =>
	`<svg class="size-6" viewBox="0 0 24 24" aria-hidden="true"><use href="/assets/icons-5qX1.svg#${name}"></use></svg>`;

test("puts each icon's shape in place of its use, and leaves the rest", () => {
	expect(inlineIcons(`<p>a${icon("plus")}b${icon("dot")}</p><svg><path d="M2 2"/></svg>`, shapes)).toBe(
		'<p>a<svg class="size-6" viewBox="0 0 24 24" aria-hidden="true">' +
			'<path d="M12 5v14M5 12h14"/></svg>b<svg class="size-6" viewBox="0 0 24 24" aria-hidden="true">' +
			'<circle cx="12" cy="12" r="9"/><path d="M1 1"/></svg></p><svg><path d="M2 2"/></svg>',
	);
});

test("finds the icon's use as the installed React writes it", () => {
	const html = inlineIcons(renderToString(createElement(Icon, { name: "plus" })), shapes);
	expect(html).toContain('<path d="M12 5v14M5 12h14"/></svg>');
});

test("refuses an icon that is not known, and a use that is written otherwise", () => {
	expect(() => inlineIcons(icon("moon"), shapes)).toThrow("There is no icon moon.");
	expect(() => inlineIcons('<svg><use xlink:href="/a.svg#plus"/></svg>', shapes)).toThrow("not inlined");
});
