import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { CustomerLine } from "#app/admin/customers/customer-line.tsx";
import { loadCustomers } from "#app/admin/customers/customer-list.server.ts";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { EmptyNote, OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { SearchForm } from "#app/admin/shell/search-form.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { useReloadOnErasing } from "#app/admin/shell/use-idle-reload.ts";
import { buttonClass } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { customersPage as texts } from "#app/content/customers.ts";

export const meta = ownerMeta(texts.title);

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "customers not loaded", { list: null, flash: null }, () => loadCustomers(args));
}

export { LoadFailure as ErrorBoundary };

export default function CustomersRoute() {
	const { list, flash } = useLoaderData<typeof loader>();
	useReloadOnErasing();
	if (!list) return <LoadFailure />;
	const { search, customers, older } = list;
	return (
		<OwnerPage title={texts.title} intro={texts.intro} flash={flash}>
			<SearchForm
				id="customer-search"
				label={texts.search}
				hint={texts.searchHint}
				search={search}
				address={ownerPaths.customers}
			/>
			<p role="status" className="sr-only">
				{texts.shown(customers.length)}
			</p>
			{customers.length > 0 ? (
				<ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white shadow-card">
					{customers.map((customer) => (
						<li key={customer.id} className="px-4 py-2">
							<CustomerLine customer={customer} />
						</li>
					))}
				</ul>
			) : search === "" ? (
				<EmptyNote icon="users" tone="plain" {...texts.none} />
			) : (
				<p>{texts.noMatch(search)}</p>
			)}
			<Link to={ownerPaths.importCustomers} className="link tap justify-self-start">
				{texts.import}
			</Link>
			{older && (
				<Link to={older} className={buttonClass("quiet", "justify-self-start")}>
					{texts.older}
				</Link>
			)}
		</OwnerPage>
	);
}
