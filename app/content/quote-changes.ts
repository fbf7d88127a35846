export const changedFields: Record<string, string> = {
	name: "Name",
	phone: "Phone",
	contactMethod: "Contact by",
	email: "Email",
	address: "Address",
	zip: "ZIP code",
	services: "Services",
	homeSize: "Home size",
	stories: "Stories",
	lastCleaned: "Windows last cleaned",
	trackCondition: "Tracks and sills",
	gutterLastCleaned: "Gutters last cleaned",
	pressureTargets: "To be washed",
	pressureLastCleaned: "Surfaces last washed",
	concerns: "Concerns",
	package: "Package",
	addons: "Add-ons",
	total: "Total",
};

/** Where there was, or is, nothing. */
export const nothing = "none";
