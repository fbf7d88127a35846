import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * A function that loads the page's data anew, once no navigation is under way. A navigation that is interrupted loads
 * twice, and the first answer, which nobody sees, has taken the flash message with it.
 */
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
