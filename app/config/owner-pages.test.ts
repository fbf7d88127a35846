import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { isOwnerPage } from "./owner-pages.ts";

test("every page within the owner's frame is one of the owner's pages, and what only answers forms is none", () => {
	const isPage = ({ path = "" }) =>
		isOwnerPage(
			`/${path.replace(":id", crypto.randomUUID()).replace(":date", "2026-05-12")}`.replace("//", "/"),
		);
	const framed = routes.flatMap(({ file, children = [] }) =>
		file === "routes/admin/layout.tsx" ? children : [],
	);
	// What shows something is a component; what is none shows within the frame why it failed.
	const pages = framed.filter(({ file }) => file.endsWith(".tsx"));
	expect(pages.length).toBeGreaterThan(10);
	expect(pages.filter((page) => !isPage(page))).toEqual([]);
	expect([...routes, ...framed.filter(({ file }) => file.endsWith(".ts"))].filter(isPage)).toEqual([]);
});
