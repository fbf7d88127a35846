import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { pinGate } from "#app/content/auth.ts";
import { SECOND_MS, type UtcMs } from "#app/time/clock.ts";

interface LockCountdownProps {
	/** When the lock ends; `now` is the server's time when the page was rendered. */
	ends: UtcMs;
	now: UtcMs;
	time: string;
}

export function LockCountdown({ ends, now, time }: LockCountdownProps) {
	const [left, setLeft] = useState<number | null>(null);
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	useEffect(() => {
		// The device's clock need not be right.
		const started = Date.now();
		const tick = () => {
			const remaining = ends - now - (Date.now() - started);
			setLeft(Math.max(0, remaining));
			if (remaining > 0) return;
			clearInterval(timer);
			navigate(`${pathname}${search}`, { replace: true });
		};
		const timer = setInterval(tick, SECOND_MS);
		tick();
		return () => clearInterval(timer);
	}, [ends, now, navigate, pathname, search]);
	return (
		<p className="text-center text-sm">
			{pinGate.opensAt} <time dateTime={new Date(ends).toISOString()}>{time}</time>
			{left !== null && (
				<>
					{" "}
					(<span role="timer">{minutesAndSeconds(left)}</span>)
				</>
			)}
		</p>
	);
}

function minutesAndSeconds(milliseconds: number): string {
	const seconds = Math.ceil(milliseconds / SECOND_MS);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
