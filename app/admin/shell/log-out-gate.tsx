import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { Alert } from "#app/components/ui/alert.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboard, pendingLogOut } from "#app/content/dashboard.ts";
import { endSession, isLogOutBegun, watchLogOut } from "./pending-log-out.ts";
import { keepTrying } from "./poor-connection.ts";

const AGAIN_MS = 5_000;

/** Shows its children until the owner logs out on this device, even offline. */
export function LogOutGate({ session, children }: { session: number; children: ReactNode }) {
	const isOut = useSyncExternalStore(
		watchLogOut,
		() => isLogOutBegun(session),
		() => false,
	);
	return isOut ? <PendingLogOut /> : children;
}

function PendingLogOut() {
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		let busy = false;
		async function end(): Promise<void> {
			if (busy) return;
			busy = true;
			const ended = await endSession();
			busy = false;
			if (ended) location.assign(paths.auth);
			else setFailed(true);
		}
		void end();
		return keepTrying(end, AGAIN_MS);
	}, []);
	return (
		<main id="main" className="wrap grid gap-6 py-8 sm:py-12">
			<h1 className="text-2xl">{dashboard.heading}</h1>
			{failed ? (
				<Alert tone="warning" title={pendingLogOut.title} role="alert" text={pendingLogOut.text} />
			) : (
				<p role="status">{pendingLogOut.working}</p>
			)}
		</main>
	);
}
