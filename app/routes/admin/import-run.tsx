import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { importPageOf } from "#app/admin/import/import-page.server.ts";
import { handleImport } from "#app/admin/import/import-request.server.ts";
import { ImportView } from "#app/admin/import/import-view.tsx";
import { LoadFailure, PageError } from "#app/admin/shell/load-failure.tsx";
import { ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { importPage } from "#app/content/customer-import.ts";
import { selectImport } from "#app/customer-import/imports.server.ts";

export const meta = ownerMeta(importPage.title);

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "import not loaded", { page: null }, async () => {
		const { shell, results } = await readPage(args, [selectImport(args.context.db, args.params.id ?? "")]);
		const [[found]] = results;
		if (!found) throw new Response(null, { status: 404 });
		const isAgain = new URL(args.request.url).searchParams.has("columns");
		return data({ page: importPageOf(found, isAgain, Date.now()), shell });
	});
}

export const action = handleImport;

export { clientAction, shouldRevalidate } from "#app/admin/import/import-client-action.ts";

export default function ImportRunRoute() {
	const { page } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>()?.refused ?? null;
	return page ? <ImportView page={page} refused={refused} /> : <LoadFailure />;
}

export function ErrorBoundary() {
	const { unknown, title } = importPage;
	return <PageError {...unknown} back={{ href: ownerPaths.importCustomers, label: title }} />;
}
