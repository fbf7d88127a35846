import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadCustomers } from "#app/admin/customers/customer-list.server.ts";
import { CustomersView } from "#app/admin/customers/customers-view.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { customersPage } from "#app/content/customers.ts";

export const meta = ownerMeta(customersPage.title);

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "customers not loaded", () => loadCustomers(args), { list: null, flash: null });
}

export { LoadFailure as ErrorBoundary };

export default function CustomersRoute() {
	const { list, flash } = useLoaderData<typeof loader>();
	if (!list) return <LoadFailure />;
	return <CustomersView list={list} flash={flash} />;
}
