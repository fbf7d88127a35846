import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod/mini";
import { PriceForm } from "#app/admin/prices/price-form.tsx";
import { handlePrices } from "#app/admin/prices/price-request.server.ts";
import { selectVersions } from "#app/admin/prices/price-versions.server.ts";
import { typedOf } from "#app/admin/prices/read-prices.ts";
import { VersionList } from "#app/admin/prices/version-list.tsx";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { LoadFailure, SignedOutAlert, useUnsent } from "#app/admin/shell/load-failure.tsx";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import { pricesOf, selectNewestPrices } from "#app/settings/price-books.server.ts";

export const meta = ownerMeta(priceBookPage.title);

export async function loader(args: LoaderFunctionArgs) {
	const { db } = args.context;
	const attempt = crypto.randomUUID();
	async function load() {
		const { shell, results } = await readPage(args, [selectNewestPrices(db), selectVersions(db)]);
		const [newest, versions] = results;
		const { version: base, ...book } = pricesOf(newest);
		return dataWithFlash(args.request, { typed: typedOf(book), base, versions, attempt, shell });
	}
	const unknown = { typed: null, base: "", versions: [], attempt, flash: null };
	return orUnavailable(args, "prices not loaded", load, unknown);
}

export const action = (args: ActionFunctionArgs) => handlePrices(args);

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

/** What somebody else published meanwhile is what the next press starts from. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
	defaultShouldRevalidate || actionStatus === 409;

export default function PricesRoute() {
	const { typed, base, versions, attempt, flash } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	const current = { typed, base, attempt, errors: {}, failure: null, preview: null };
	const shown = { ...current, ...answered, typed: answered?.typed ?? typed };
	if (!shown.typed) return <LoadFailure />;
	return (
		<OwnerPage title={priceBookPage.title} intro={priceBookPage.intro} tabs={<SettingsTabs />} flash={flash}>
			<PriceForm key={base} {...shown} typed={shown.typed} />
			{typed && <VersionList versions={versions} attempt={attempt} />}
		</OwnerPage>
	);
}

const unsentSchema = z.object({ typed: z.record(z.string(), z.string()), base: z.string() });

export function ErrorBoundary() {
	const unsent = useUnsent(unsentSchema);
	if (!unsent) return <LoadFailure />;
	return (
		<OwnerPage title={priceBookPage.title} intro={priceBookPage.intro}>
			<SignedOutAlert title={priceBookPage.failures.signedOut} />
			<PriceForm {...unsent} attempt="" errors={{}} failure={null} preview={null} />
		</OwnerPage>
	);
}
