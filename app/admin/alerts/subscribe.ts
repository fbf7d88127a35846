import { ALERTS_WORKER, ownerPaths } from "#app/config/owner-paths.ts";

/** Subscribes this browser to its push service for the site of a public key, in base64url, with the owner's permission. Returns
 * the subscription, or why there is none. */
export async function subscribe(
	siteKey: string,
): Promise<PushSubscriptionJSON | "blocked" | "failed" | "unsupported"> {
	if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
		return "unsupported";
	if ((await Notification.requestPermission()) !== "granted") return "blocked";
	try {
		// Below the page, so that no page is its own: the worker that keeps pages offline has those.
		const scope = `${ownerPaths.alerts}/`;
		const registration = await navigator.serviceWorker.register(ALERTS_WORKER, { scope });
		await activation(registration);
		const options = { userVisibleOnly: true, applicationServerKey: siteKey };
		return (await registration.pushManager.subscribe(options)).toJSON();
	} catch (error) {
		console.warn("Alerts were not turned on", error);
		return "failed";
	}
}

function activation({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
	const worker = installing ?? waiting;
	if (active || !worker) return Promise.resolve();
	return new Promise((resolve, reject) => {
		worker.addEventListener("statechange", () => {
			if (worker.state === "activated") resolve();
			if (worker.state === "redundant") reject(new Error("The worker was discarded"));
		});
	});
}
