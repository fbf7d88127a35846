import { useNavigation, useRevalidator } from "@remix-run/react";
import { startTransition, useEffect, useState } from "react";

/** Reloads the page's data once nothing is loading: an interrupted navigation would lose its flash message. */
export function useIdleReload(): () => void {
	const { revalidate, state } = useRevalidator();
	const navigation = useNavigation();
	const isIdle = navigation.state === "idle" && state === "idle";
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		if (!isDue || !isIdle) return;
		setDue(false);
		revalidate();
	}, [isDue, isIdle, revalidate]);
	// The router's states come in transitions. An urgent update would be shown ahead of what is already loading.
	return () => startTransition(() => setDue(true));
}
