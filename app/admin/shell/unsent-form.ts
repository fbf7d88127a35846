import {
	type ClientActionFunctionArgs,
	type ClientLoaderFunctionArgs,
	isRouteErrorResponse,
	type ShouldRevalidateFunction,
	useNavigation,
} from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { Toast } from "#app/components/ui/toast-region.tsx";
import { dashboardFailures } from "#app/content/dashboard.ts";

const pressSchema = z.object({ failedPress: z.object({ title: z.string(), text: z.optional(z.string()) }) });

/** What an action of an owner's button throws where the database failed: why nothing was done. */
export type FailedPress = z.infer<typeof pressSchema>;

/** Returns what an owner's button could not do, by the error that its action threw; null for any other error. */
export function failedPressOf(error: unknown): FailedPress["failedPress"] | null {
	return pressSchema.safeParse(isRouteErrorResponse(error) ? error.data : null).data?.failedPress ?? null;
}

interface Unsent {
	toasts: readonly Toast[];
	/** Whether a submission waits for nothing more: the next navigation takes its place. */
	isHeld: boolean;
}

const nothing: Unsent = { toasts: [], isHeld: false };
const listeners = new Set<() => void>();
let unsent = nothing;
/** The address of the page that shows a form's answer, until it is loaded anew. */
let answeredAt = "";

function change(next: Unsent): void {
	unsent = next;
	for (const listener of listeners) listener();
}

function tell({ title, text }: { title: string; text?: string | undefined }, isHeld: boolean): void {
	change({ toasts: [{ tone: "error", title, ...(text && { text }), id: Date.now() }], isHeld });
}

export function dismissUnsent(): void {
	change({ ...unsent, toasts: [] });
}

/** Whether an error is what the site says. In development each is shown as what it is, and not taken for a lost connection. */
function isSaid(error: unknown, { signal }: Request): boolean {
	const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
	return isAnswer || signal.aborted || import.meta.env.MODE === "development";
}

/** The client action of every route that an owner's form posts to: where the site does not answer, or fails, the page stays
 * as it is with all that is typed, and says so. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
	change(nothing);
	try {
		const answer = await serverAction();
		answeredAt = new URL(request.url).pathname;
		return answer;
	} catch (error) {
		if (isSaid(error, request)) throw error;
		tell(failedPressOf(error) ?? dashboardFailures.unsent.unanswered, true);
		// Whatever was returned here would take the page's place.
		return new Promise<never>(() => {});
	}
}

/** The client loader of such a page: where it cannot be loaded anew beside the answer that it shows, it stays as it is.
 * @throws what the server's loader answers instead of data, and what keeps a page from being opened. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
	const { pathname } = new URL(request.url);
	const isAnswered = pathname === answeredAt && pathname === location.pathname;
	answeredAt = "";
	try {
		return await serverLoader();
	} catch (error) {
		if (!isAnswered || isSaid(error, request)) throw error;
		change({ ...unsent, isHeld: true });
		return new Promise<never>(() => {});
	}
}

/** Loads such a page anew where its form was not refused, or only because somebody else saved meanwhile: that is what the next press
 * starts from. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200 }) =>
	actionStatus < 400 || actionStatus === 409;

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function useUnsent(): Unsent {
	return useSyncExternalStore(
		subscribe,
		() => unsent,
		() => nothing,
	);
}

/** Whether a form is on its way, and whether one got no answer and waits to be pressed again. */
export function useSending(): { isSending: boolean; isHeld: boolean } {
	const isPosted = useNavigation().formMethod === "POST";
	const { isHeld } = useUnsent();
	return { isSending: isPosted && !isHeld, isHeld: isPosted && isHeld };
}

/** Stops every owner's form while the browser is offline, except those that wait on the device. Returns what the page at
 * `pathname` says of forms that were not sent. */
export function useUnsentForms(pathname: string): readonly Toast[] {
	useEffect(() => {
		// Where the module of a form's route cannot be fetched, Remix loads the page anew.
		for (const { id, module, hasClientAction } of Object.values(window.__remixManifest.routes))
			if (hasClientAction && id.startsWith("routes/admin/"))
				import(/* @vite-ignore */ module).catch(() => undefined);
	}, []);
	useEffect(() => {
		function stopOffline(event: SubmitEvent): void {
			const form = event.target instanceof HTMLFormElement ? event.target : null;
			if (navigator.onLine || form?.method !== "post" || "waits" in form.dataset) return;
			event.preventDefault();
			event.stopPropagation();
			tell(dashboardFailures.unsent.offline, unsent.isHeld);
		}
		window.addEventListener("submit", stopOffline, true);
		window.addEventListener("online", dismissUnsent);
		return () => {
			window.removeEventListener("submit", stopOffline, true);
			window.removeEventListener("online", dismissUnsent);
		};
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page, other forms
	useEffect(dismissUnsent, [pathname]);
	return useUnsent().toasts;
}
