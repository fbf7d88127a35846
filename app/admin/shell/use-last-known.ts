import { useRef } from "react";

/** Returns the last value that was none of null: a page that cannot be loaded anew stays, with what is typed on it. */
export function useLastKnown<T>(value: T | null): T | null {
	const last = useRef(value);
	if (value !== null) last.current = value;
	return last.current;
}
