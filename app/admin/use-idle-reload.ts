import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Reloads the page's data once no navigation is under way: an interrupted one would lose its flash message. */
export function useIdleReload(): () => void {
	const { revalidate } = useRevalidator();
	const isIdle = useNavigation().state === "idle";
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		if (!isDue || !isIdle) return;
		setDue(false);
		revalidate();
	}, [isDue, isIdle, revalidate]);
	return () => setDue(true);
}
