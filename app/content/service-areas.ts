import { business } from "#app/config/business.ts";

const { county, slug, township } = business.home;

export interface ServiceArea {
	name: string;
	slug: string;
	zips: readonly string[];
	responseTime: string;
	featured: boolean;
	landmarks: readonly string[];
}

/** The first that contains a ZIP wins. */
export const serviceAreas = [
	{
		name: township,
		slug,
		zips: ["18411", "18414"],
		responseTime: "Same Day",
		featured: true,
		landmarks: ["Waverly Community House", "Glen Oak Country Club", "Lackawanna State Park"],
	},
	{
		name: county,
		slug: "lackawanna-county",
		zips: ["18501", "18503", "18504", "18505"],
		responseTime: "Same Day",
		featured: false,
		landmarks: ["Steamtown National Historic Site", "Nay Aug Park", "Montage Mountain", "PNC Field"],
	},
	{
		name: "Glenburn Township",
		slug: "glenburn",
		zips: ["18444"],
		responseTime: "Next Day",
		featured: false,
		landmarks: ["Glenburn Pond", "Trolley Trail", "Keystone College"],
	},
	{
		name: "Lake Naomi & Poconos",
		slug: "lake-naomi",
		zips: ["18347", "18350", "18466"],
		responseTime: "Quick Service",
		featured: false,
		landmarks: ["Lake Naomi Club", "Tobyhanna State Park", "Pocono Raceway"],
	},
	{
		name: "Allentown",
		slug: "allentown",
		zips: ["18101", "18102", "18103", "18104", "18109"],
		responseTime: "Same Day",
		featured: false,
		landmarks: ["Allentown Art Museum", "PPL Center", "Coca-Cola Park", "Muhlenberg College"],
	},
	{
		name: "Bethlehem",
		slug: "bethlehem",
		zips: ["18015", "18017", "18018", "18020"],
		responseTime: "Same Day",
		featured: false,
		landmarks: ["SteelStacks", "Lehigh University", "Moravian University"],
	},
	{
		name: "Easton",
		slug: "easton",
		zips: ["18040", "18042", "18045"],
		responseTime: "Same Day",
		featured: false,
		landmarks: ["Crayola Experience", "State Theatre", "Lafayette College"],
	},
	{
		name: "Poconos",
		slug: "poconos",
		zips: ["18301", "18347", "18350", "18360", "18372"],
		responseTime: "Service Available",
		featured: false,
		landmarks: ["Camelback Mountain", "Delaware Water Gap National Recreation Area", "Big Pocono State Park"],
	},
] as const satisfies readonly ServiceArea[];

export interface ServedZip {
	zip: string;
	places: readonly string[];
}

export const servedZips = [
	{ zip: "18411", places: [township, "Clarks Summit", "South Abington Township"] },
	{ zip: "18414", places: ["Dalton", "North Abington Township", "Clarks Green"] },
	{ zip: "18444", places: ["Glenburn Township"] },
] as const satisfies readonly ServedZip[];

export interface Community {
	name: string;
	zip: string;
	response: string;
}

export const communities: readonly Community[] = [
	{ name: "Clarks Summit", zip: "18411", response: "Same-day" },
	{ name: "South Abington", zip: "18411", response: "Same-day" },
	{ name: "North Abington", zip: "18414", response: "Usually same-day" },
	{ name: "Clarks Green", zip: "18411", response: "Same-day" },
	{ name: "Dalton", zip: "18414", response: "Usually same or next day" },
	{ name: "Glenburn", zip: "18444", response: "Next-day typically" },
];

export const neighborhoods = [
	"Country Club area",
	"Lackawanna Trail area",
	"Glenmaura development",
	"Newton Lake area",
	"Chinchilla neighborhood",
	"Lackawanna Lake properties",
] as const;
