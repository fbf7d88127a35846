/**
 * One page fades into the next, where motion is welcome. It stands in every page, inline: Chromium decides when it meets
 * the body, and a stylesheet that arrives later is an error to it ("ViewTransition opt-in disabled").
 */
export const pageTransition = {
	css: "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}",
	/** Of `css`, as a Content-Security-Policy names it. */
	hash: "sha256-SX7UqyxGVDSLzV90icKkPuaEGi8NcinaZfagIyBzAuY=",
} as const;
