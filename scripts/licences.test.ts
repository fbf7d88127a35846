import { expect, test } from "vitest";
import { licencesOf } from "./licences.ts";

const root = `${import.meta.dirname}/..`;

test("each package is named once, with its licence", () => {
	const text = licencesOf([
		`${root}/node_modules/react/index.js`,
		`\0${root}/node_modules/react/jsx-runtime.js?commonjs-module`,
		`${root}/node_modules/@remix-run/react/dist/index.js`,
		`${root}/app/root.tsx`,
	]);
	expect(text.match(/^react$/gm)).toHaveLength(1);
	expect(text).toMatch(/^@remix-run\/react\n\nMIT License\n\nCopyright \(c\) Remix Software/m);
	expect(text).toContain("Copyright (c) Facebook, Inc. and its affiliates.");
});

test("a package without a licence stops the build", () => {
	expect(() => licencesOf([`${root}/scripts/node_modules/none/index.js`])).toThrow();
});
