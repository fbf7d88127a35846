import { createContext, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FlashMessage } from "#app/content/flash-messages.ts";

export interface Toast extends FlashMessage {
	id: number;
}

/** The part of a page's toasts that its components use. */
interface ToastActions {
	/** Takes the place of what was said before. */
	replace(notice: FlashMessage): void;
	/** What was said before holds no longer. */
	clear(): void;
}

interface ToastQueue {
	/** Newest last, at most two. */
	toasts: readonly Toast[];
	show(notice: FlashMessage): void;
	dismiss(id: number): void;
	/** The same for `ToastContext`. */
	actions: ToastActions;
}

/** Lets what is inside a page speak through the page's toasts. */
export const ToastContext = createContext<ToastActions>({ replace() {}, clear() {} });

const MAX_TOASTS = 2;

/**
 * The toasts of a page. What the server says (a loader's or an action's notice) is among them from the
 * first rendering on, so it is on the page without JavaScript too, and takes the place of earlier ones;
 * `show` adds one from a script.
 */
export function useToasts(fromServer: FlashMessage | null | undefined): ToastQueue {
	const [toasts, setToasts] = useState<readonly Toast[]>(() =>
		fromServer ? [{ ...fromServer, id: 0 }] : [],
	);
	const lastId = useRef(0);
	const seen = useRef(new WeakSet<FlashMessage>(fromServer ? [fromServer] : []));
	const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
	const show = useCallback((notice: FlashMessage) => {
		lastId.current += 1;
		const toast = { ...notice, id: lastId.current };
		setToasts((all) => [...all, toast].slice(-MAX_TOASTS));
	}, []);
	const clear = useCallback(() => setToasts([]), []);
	const replace = useCallback(
		(notice: FlashMessage) => {
			clear();
			show(notice);
		},
		[clear, show],
	);
	const actions = useMemo(() => ({ replace, clear }), [replace, clear]);
	useEffect(() => {
		// A new object is a new answer, even where it says the same as the one before.
		if (!fromServer || seen.current.has(fromServer)) return;
		seen.current.add(fromServer);
		replace(fromServer);
	}, [fromServer, replace]);
	return { toasts, show, dismiss, actions };
}
