import { formatAge, formatMoment } from "../time-text";

/** How long ago it was, with the time itself for whoever points at it. Times are UTC milliseconds. */
export function Age({ time, now }: { time: number; now: number }) {
	return (
		<time dateTime={new Date(time).toISOString()} title={formatMoment(time)} className="tabular-nums">
			{formatAge(time, now)}
		</time>
	);
}
