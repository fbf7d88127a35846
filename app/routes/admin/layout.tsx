import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { AdminShell } from "#app/admin/shell/admin-shell.tsx";
import { LogOutGate } from "#app/admin/shell/log-out-gate.tsx";
import { ownerHeadTags } from "#app/admin/shell/owner-page.tsx";
import { useShell } from "#app/admin/shell/use-shell.ts";
import { FeedProvider } from "#app/live-feed/feed-provider.tsx";
import type { RouteHandle } from "#app/route-module.ts";
import ownerStylesUrl from "#app/styles/owner.css?url";

export const handle = { hydrate: true, framed: true } satisfies RouteHandle;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ownerStylesUrl }];
export { headers } from "#app/security/no-store.ts";

/** A route that only answers forms shows no more than why a form failed. */
export const meta: MetaFunction = () => ownerHeadTags(undefined);

/** The owner's pages in their frame. It has no loader: the pages guard themselves and bring what the frame shows. */
export default function AdminLayoutRoute() {
	const shell = useShell();
	return (
		<LogOutGate session={shell?.sessionEndsAt ?? 0}>
			<FeedProvider cursor={shell?.cursor ?? null}>
				<AdminShell shell={shell}>
					<Outlet />
				</AdminShell>
			</FeedProvider>
		</LogOutGate>
	);
}
