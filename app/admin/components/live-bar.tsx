import { draftsAreKept } from "#app/admin/note-drafts.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboard, liveTexts } from "#app/content/dashboard.ts";
import type { ArrivalSound } from "#app/live-feed/use-arrival-sound.ts";
import type { FeedState } from "#app/live-feed/use-quote-feed.ts";

const dots = {
	off: "bg-edge",
	connecting: "bg-edge",
	live: "bg-leaf",
	reconnecting: "bg-orange",
	offline: "bg-orange",
	database: "bg-alarm",
	ended: "bg-alarm",
} as const;

interface LiveBarProps {
	state: FeedState;
	sound: ArrivalSound;
	address: string;
}

/** Whether new quotes arrive by themselves; otherwise a link that reloads the page. */
export function LiveBar({ state, sound, address }: LiveBarProps) {
	return (
		<div className="flex flex-wrap items-center gap-x-4">
			<p role="status" className="flex items-center gap-2 text-sm font-bold">
				{state !== "off" && (
					<>
						<span aria-hidden="true" className={`size-3 rounded-full ${dots[state]}`} />
						{liveTexts.states[state]}
					</>
				)}
			</p>
			{state !== "live" && (
				<a href={address} className="link tap gap-2 text-sm">
					<Icon name="refresh" className="size-5" />
					{dashboard.refresh}
				</a>
			)}
			{sound.on !== null && (
				<button
					type="button"
					aria-pressed={sound.on}
					onClick={sound.toggle}
					className="tap cursor-pointer gap-2 rounded-md border border-edge px-3 text-sm font-semibold hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
				>
					<Icon name="bell" className="size-5" />
					{liveTexts.sound.label}
				</button>
			)}
			<p role="status" className="text-sm text-ink-soft">
				{sound.blocked && liveTexts.sound.blocked}
			</p>
		</div>
	);
}

export function SessionEnded() {
	return (
		<Alert tone="warning" title={liveTexts.ended.title} role="alert">
			{liveTexts.ended.text} {draftsAreKept() ? liveTexts.ended.kept : liveTexts.ended.unkept}{" "}
			<a href={paths.auth} className="link tap">
				{liveTexts.ended.signIn}
			</a>
		</Alert>
	);
}
