import { presentedDevice } from "./alert-devices.server.ts";
import { presentedLink } from "./mailed-link.server.ts";
import { presentedToken } from "./session-cookie.server.ts";
import { presentedTrust } from "./trusted-device-cookie.server.ts";

/** Whether a request presents a session, a device or a mailed link, valid or not: only the database knows which. */
export async function presentsSecret(request: Request): Promise<boolean> {
	const reads = [presentedToken, presentedTrust, presentedDevice].map((read) => read(request));
	return presentedLink(request) !== "" || (await Promise.all(reads)).some((token) => token !== null);
}
