import { useEffect, useRef, useState } from "react";

/** For a bar that is there for `left` milliseconds from `now` on (when the server answered) and then gone: it gets the focus. */
export function useFor(left: number, now: number) {
	const bar = useRef<HTMLElement>(null);
	const [overAt, setOverAt] = useState(0);
	useEffect(() => {
		if (left <= 0) return;
		bar.current?.focus();
		const timer = setTimeout(() => setOverAt(now), left);
		return () => clearTimeout(timer);
	}, [left, now]);
	return { bar, isOver: left <= 0 || overAt === now };
}
