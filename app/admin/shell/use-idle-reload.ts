import { useLocation, useNavigate, useNavigation, useRevalidator } from "@remix-run/react";
import { startTransition, useCallback, useEffect, useState } from "react";
import { useErasing, useQuoteFeed } from "#app/live-feed/feed-provider.tsx";
import { useSending } from "./unsent-form.ts";

/** Reloads the page's data when a quote changes that it has not loaded so, on another device or by its customer, and when
 * somebody is erased, whose quotes are known no more: then `isOnPage` gets null. */
export function useLiveReload(cursor: number, isOnPage = (_quoteId: string | null) => true): void {
	const reload = useIdleReload();
	useErasing(() => {
		if (isOnPage(null)) reload();
	});
	useQuoteFeed(cursor, ({ quote }, seq) => {
		if (seq > cursor && isOnPage(quote.id)) reload();
	});
}

/** Reloads the page's data when somebody is erased. */
export function useReloadOnErasing(): void {
	useErasing(useIdleReload());
}

/** Reloads the page's data once nothing is loading: an interrupted navigation would lose its flash message. */
export function useIdleReload(): () => void {
	const { revalidate, state } = useRevalidator();
	const navigation = useNavigation();
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const { isHeld } = useSending();
	const isIdle = isHeld || (navigation.state === "idle" && state === "idle");
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		if (!isDue || !isIdle) return;
		setDue(false);
		// The router reloads nothing beside a submission, and a held one never ends.
		if (isHeld) navigate(pathname + search, { replace: true, preventScrollReset: true });
		else revalidate();
	}, [isDue, isIdle, isHeld, revalidate, navigate, pathname, search]);
	// The router's states come in transitions. An urgent update would be shown ahead of what is already loading.
	return useCallback(() => startTransition(() => setDue(true)), []);
}
