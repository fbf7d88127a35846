/** The link to the customer's own page, on the owner's page of the quote. */
export const customerLink = {
	title: "The customer's page",
	label: "Link",
	copy: "Copy link",
	copied: "Copied",
	open: "Open",
	replace: "Make a new link",
	note: "Whoever has the link sees this quote and can change its answers. A new link ends the old one; send it to the customer again.",
} as const;
