/** Starts analytics where the page says that it is on and the visitor does not object. */
export function countVisit(): void {
	if (!document.documentElement.dataset.analytics) return;
	const objects = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl;
	if (objects || navigator.doNotTrack === "1") return;
	void import("./analytics.ts").catch((error: unknown) => console.warn("This visit is not counted", error));
}
