/** The name of the field that tells how a visitor came to the site, and of what a tab keeps of it. */
export const VISIT_FIELD = "visit";

/** The parameters by which advertising networks know a link that was clicked, each with its network. */
export const clickIds = { gclid: "google", fbclid: "facebook", msclkid: "bing" } as const;

/** The parameters of a link that say where it stands. */
export const campaignParameters = {
	utm_source: "source",
	utm_medium: "medium",
	utm_campaign: "campaign",
} as const;
