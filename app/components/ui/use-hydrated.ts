import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether scripts run in this page: false on the server and in the first render, which has to be like the server's. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	);
}
