import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { AdminShell } from "#app/admin/shell/admin-shell.tsx";
import { ownerHeadTags } from "#app/admin/shell/owner-page.tsx";
import { endSession, isLogOutBegun, watchLogOut } from "#app/admin/shell/pending-log-out.ts";
import { keepTrying } from "#app/admin/shell/poor-connection.ts";
import { useShell } from "#app/admin/shell/use-shell.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboard, pendingLogOut } from "#app/content/dashboard.ts";
import { FeedProvider } from "#app/live-feed/feed-provider.tsx";
import type { RouteHandle } from "#app/route-module.ts";
import ownerStylesUrl from "#app/styles/owner.css?url";

export const handle = { hydrate: true, framed: true } satisfies RouteHandle;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ownerStylesUrl }];
export { headers } from "#app/security/no-store.ts";

/** A route that only answers forms shows no more than why a form failed. */
export const meta: MetaFunction = () => ownerHeadTags(undefined);

/** The owner's pages in their frame, until the owner logs out on this device, even offline. It has no loader: the pages guard
 * themselves and bring what the frame shows. */
export default function AdminLayoutRoute() {
	const shell = useShell();
	const isOut = useSyncExternalStore(
		watchLogOut,
		() => isLogOutBegun(shell?.sessionEndsAt ?? 0),
		() => false,
	);
	if (isOut) return <PendingLogOut />;
	return (
		<FeedProvider cursor={shell?.cursor ?? null}>
			<AdminShell shell={shell}>
				<Outlet />
			</AdminShell>
		</FeedProvider>
	);
}

const AGAIN_MS = 5_000;

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
