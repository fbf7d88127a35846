import { HOUR_MS, MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { formatAge, formatMoment } from "#app/time/time-text.ts";

/** Milliseconds after which somebody waits long: the promised minutes, then an hour. */
const SOON_MS = 5 * MINUTE_MS;
const LATE_MS = HOUR_MS;

export function Age({ time, now, urgent = false }: { time: UtcMs; now: UtcMs; urgent?: boolean }) {
	const age = now - time;
	const colour = age >= LATE_MS ? "text-alarm" : age >= SOON_MS ? "text-ember" : "text-leaf";
	return (
		<time
			dateTime={new Date(time).toISOString()}
			title={formatMoment(time)}
			className={`tabular-nums ${urgent ? colour : ""}`}
		>
			{formatAge(time, now)}
		</time>
	);
}
