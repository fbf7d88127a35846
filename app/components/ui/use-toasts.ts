import { useNavigation } from "@remix-run/react";
import { createContext, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FlashMessage } from "#app/content/flash-messages.ts";

export interface Toast extends FlashMessage {
	id: number;
}

interface ToastActions {
	replace(flash: FlashMessage): void;
	clear(): void;
}

export const ToastContext = createContext<ToastActions>({ replace() {}, clear() {} });

const MAX_TOASTS = 2;

export function useToasts(fromServer: FlashMessage | null | undefined) {
	const [toasts, setToasts] = useState<readonly Toast[]>(() =>
		fromServer ? [{ ...fromServer, id: 0 }] : [],
	);
	const lastId = useRef(0);
	const seen = useRef(new WeakSet<FlashMessage>(fromServer ? [fromServer] : []));
	const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
	const show = useCallback((flash: FlashMessage) => {
		lastId.current += 1;
		const toast = { ...flash, id: lastId.current };
		// Of what it leads to, the last word counts.
		const isOther = ({ href }: Toast) => href === undefined || href !== toast.href;
		setToasts((all) => [...all.filter(isOther), toast].slice(-MAX_TOASTS));
	}, []);
	const clear = useCallback(() => setToasts([]), []);
	const replace = useCallback(
		(flash: FlashMessage) => {
			clear();
			show(flash);
		},
		[clear, show],
	);
	const actions = useMemo(() => ({ replace, clear }), [replace, clear]);
	useEffect(() => {
		// A new object is a new response, even with the same text.
		if (!fromServer || seen.current.has(fromServer)) return;
		seen.current.add(fromServer);
		replace(fromServer);
	}, [fromServer, replace]);
	const isSending = useNavigation().state === "submitting";
	// What was said of one form is not true of the next, which may be refused.
	useEffect(() => {
		if (isSending) clear();
	}, [isSending, clear]);
	return { toasts, show, dismiss, actions };
}
