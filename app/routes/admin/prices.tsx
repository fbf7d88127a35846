import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod/mini";
import { PriceForm } from "#app/admin/prices/price-form.tsx";
import { loadPrices } from "#app/admin/prices/price-page.server.ts";
import { handlePrices } from "#app/admin/prices/price-request.server.ts";
import { VersionList } from "#app/admin/prices/version-list.tsx";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { LoadFailure, SignedOutAlert, useUnsent } from "#app/admin/shell/load-failure.tsx";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { priceBookPage } from "#app/content/price-book.ts";

export const meta = ownerMeta(priceBookPage.title);

export const loader = (args: LoaderFunctionArgs) => loadPrices(args);

export const action = (args: ActionFunctionArgs) => handlePrices(args);

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

/** What somebody else published meanwhile is what the next press starts from. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
	defaultShouldRevalidate || actionStatus === 409;

export default function PricesRoute() {
	const { typed, base, versions, attempt, earlier, preview, flash } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	const form = answered ?? (typed && { typed, base, attempt, errors: {}, failure: null, preview });
	if (!form) return <LoadFailure />;
	return (
		<OwnerPage title={priceBookPage.title} intro={priceBookPage.intro} tabs={<SettingsTabs />} flash={flash}>
			<PriceForm key={`${base} ${earlier ?? ""}`} {...form} />
			{typed && <VersionList versions={versions} />}
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
