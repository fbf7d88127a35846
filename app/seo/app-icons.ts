/** An icon of the installed site. `scale` is the mark's share of the side; a maskable icon keeps it inside the safe circle. */
export interface AppIcon {
	readonly file: string;
	/** The side is in pixels. */
	readonly side: number;
	readonly scale: number;
	readonly cornerRadius: number;
	readonly purpose?: "any" | "maskable";
}

/** Every app icon; those with a purpose are in the web manifest. */
export const appIcons: readonly AppIcon[] = [
	{ file: "apple-touch-icon.png", side: 180, scale: 0.74, cornerRadius: 0 },
	{ file: "icon-192.png", side: 192, scale: 0.78, cornerRadius: 0.22, purpose: "any" },
	{ file: "icon-512.png", side: 512, scale: 0.78, cornerRadius: 0.22, purpose: "any" },
	{ file: "icon-maskable-512.png", side: 512, scale: 0.6, cornerRadius: 0, purpose: "maskable" },
];
