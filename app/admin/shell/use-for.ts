import { useEffect, useRef, useState } from "react";

/** For a bar that is there for `left` milliseconds from `now` on (when the server answered) and then gone: it gets the focus, unless
 * something else on the page has to have it. */
export function useFor(left: number, now: number, takesFocus = true) {
	const bar = useRef<HTMLElement>(null);
	const [overAt, setOverAt] = useState(0);
	useEffect(() => {
		if (left <= 0) return;
		if (takesFocus) bar.current?.focus();
		const timer = setTimeout(() => setOverAt(now), left);
		return () => clearTimeout(timer);
	}, [left, now, takesFocus]);
	return { bar, isOver: left <= 0 || overAt === now };
}
