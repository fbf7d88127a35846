/** Inline in every page, because Chromium ignores it in a stylesheet that arrives after the body. */
export const pageTransition = {
	css: "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}",
	hash: "sha256-SX7UqyxGVDSLzV90icKkPuaEGi8NcinaZfagIyBzAuY=",
} as const;
