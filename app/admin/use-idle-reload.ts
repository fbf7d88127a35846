import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/** React hears of a navigation a moment after the router. */
const PAUSE_MS = 100;

/** Reloads the page's data once nothing is loading: an interrupted navigation would lose its flash message. */
export function useIdleReload(): () => void {
	const { revalidate, state } = useRevalidator();
	const navigation = useNavigation();
	const isIdle = navigation.state === "idle" && state === "idle";
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		if (!isDue || !isIdle) return;
		const timer = setTimeout(() => {
			setDue(false);
			revalidate();
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [isDue, isIdle, revalidate]);
	return () => setDue(true);
}
