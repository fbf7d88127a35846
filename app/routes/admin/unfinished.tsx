import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BegunView } from "#app/admin/begun/begun-view.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { begunPage } from "#app/content/begun-requests.ts";
import { removeBegun, selectBegun, selectBegunRequest } from "#app/quotes/begun-requests.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";

export const meta = ownerMeta(begunPage.title);

export function loader(args: LoaderFunctionArgs) {
	const { db } = args.context;
	async function load() {
		const now = Date.now();
		const removedId = new URL(args.request.url).searchParams.get("removed") ?? "";
		const { shell, results } = await readPage(args, [
			selectBegun(db, now),
			selectBegunRequest(db, removedId),
			selectSettings(db),
		]);
		const [requests, [removed], settingsRows] = results;
		const page = {
			...{ requests, now },
			isOn: settingsOf(settingsRows).settings.unfinished,
			removed:
				removed && removed.removedAt !== null ? { id: removedId, name: removed.answers.contact.name } : null,
		};
		return dataWithFlash(args.request, { page, shell });
	}
	return orUnavailable(args, "begun requests not loaded", load, { page: null, flash: null });
}

/** Takes a begun request off the list, or puts it back. */
export async function action(args: ActionFunctionArgs) {
	const form = await readPostedForm(args.request);
	const id = String(form.get("id"));
	const isBack = form.get("intent") === "restore";
	return ownerAction(args, {
		what: "begun request not changed",
		async work(owner) {
			const removedAt = isBack ? null : Date.now();
			await owner.write((allowed) => [removeBegun(args.context.db, id, removedAt, allowed)]);
			const query = new URLSearchParams({ removed: id });
			return redirect(isBack ? ownerPaths.unfinished : `${ownerPaths.unfinished}?${query}#undo`, 303);
		},
		failed: "begun-not-changed",
	});
}

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

export { LoadFailure as ErrorBoundary };

export default function UnfinishedRoute() {
	const { page, flash } = useLoaderData<typeof loader>();
	if (!page) return <LoadFailure />;
	return <BegunView page={page} flash={flash} />;
}
