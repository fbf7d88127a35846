import { Link } from "@remix-run/react";
import { EmptyNote } from "#app/admin/shell/empty-note.tsx";
import { OwnerPage } from "#app/admin/shell/owner-page.tsx";
import { SearchForm } from "#app/admin/shell/search-form.tsx";
import { buttonClass } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { customersPage as texts } from "#app/content/customers.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { CustomerLine } from "./customer-line.tsx";
import type { CustomerList } from "./customer-list.server.ts";

export function CustomersView({ list, flash }: { list: CustomerList; flash: FlashMessage | null }) {
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
			{customers.length === 0 &&
				(search === "" ? (
					<EmptyNote icon="users" tone="plain" {...texts.none} />
				) : (
					<p>{texts.noMatch(search)}</p>
				))}
			{customers.length > 0 && (
				<ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white shadow-card">
					{customers.map((customer) => (
						<li key={customer.id} className="px-4 py-2">
							<CustomerLine customer={customer} />
						</li>
					))}
				</ul>
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
