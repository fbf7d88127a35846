import { useLocation } from "@remix-run/react";
import { useContext } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { dashboard, liveTexts } from "#app/content/dashboard.ts";
import { FeedContext } from "#app/live-feed/feed-provider.tsx";

const dots = {
	off: "bg-edge",
	connecting: "bg-edge",
	live: "bg-leaf",
	reconnecting: "bg-orange",
	offline: "bg-orange",
	database: "bg-alarm",
	ended: "bg-alarm",
} as const;

/** Whether the live feed is connected. Where it is not, a link that reloads the page. */
export function Connection() {
	const { state } = useContext(FeedContext);
	const { pathname, search } = useLocation();
	return (
		<div className="flex flex-wrap items-center gap-x-4 lg:min-h-11 lg:px-3">
			<p role="status" className="flex items-center gap-2 text-sm font-bold">
				<span aria-hidden="true" className={`size-3 rounded-full ${dots[state]}`} />
				<span className={state === "off" ? "not-live" : ""}>{liveTexts.states[state]}</span>
			</p>
			{state !== "live" && (
				<a href={`${pathname}${search}`} className="link tap gap-2 text-sm">
					<Icon name="refresh" className="size-5" />
					{dashboard.refresh}
				</a>
			)}
		</div>
	);
}
