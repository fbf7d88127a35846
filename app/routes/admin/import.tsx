import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { handleUpload } from "#app/admin/import/import-request.server.ts";
import { UploadView } from "#app/admin/import/upload-view.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { importPage } from "#app/content/customer-import.ts";
import { selectImports } from "#app/customer-import/imports.server.ts";

export const meta = ownerMeta(importPage.title);

export function loader(args: LoaderFunctionArgs) {
	async function load() {
		const { shell, results } = await readPage(args, [selectImports(args.context.db)]);
		return data({ imports: results[0], shell });
	}
	return orUnavailable(args, "imports not loaded", load, { imports: null });
}

export const action = handleUpload;

export { clientAction, shouldRevalidate } from "#app/admin/import/import-client-action.ts";

export { LoadFailure as ErrorBoundary };

export default function ImportRoute() {
	const { imports } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>()?.refused ?? null;
	return imports ? <UploadView imports={imports} refused={refused} /> : <LoadFailure />;
}
