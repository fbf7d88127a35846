/** A request came in by the wizard, or by phone, where an owner answers the same questions for the caller. */
export const requestSources = ["website", "phone"] as const;

/** What callers say to "How did you hear of us?", in the order shown. */
export const hearings = ["neighbor", "search", "social", "truck", "returning", "other"] as const;
export type Hearing = (typeof hearings)[number];

export const hearingLabels: Readonly<Record<Hearing, string>> = {
	neighbor: "A neighbor or friend",
	search: "Google or another search",
	social: "Facebook or Nextdoor",
	truck: "Our truck, a sign or a flyer",
	returning: "A customer before",
	other: "Something else",
};
