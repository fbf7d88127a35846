import { ConfirmedAction } from "#app/admin/shell/confirmed-action.tsx";
import { SearchForm } from "#app/admin/shell/search-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { customerPage, customersPage } from "#app/content/customers.ts";
import { CustomerForm } from "./customer-form.tsx";
import { CustomerLine } from "./customer-line.tsx";
import type { CustomerPageData } from "./customer-page.server.ts";

const { merge: texts } = customerPage;

/** Makes another entry of the same person a part of this one, or takes that back. */
export function CustomerMerge({ page }: { page: CustomerPageData }) {
	const { customer, merged, candidates, search } = page;
	const { revision } = customer;
	const address = `${ownerPaths.customer(customer.id)}#merge`;
	return (
		<section id="merge" aria-labelledby="merge-heading" className="grid scroll-mt-24 gap-4 print:hidden">
			<h2 id="merge-heading" className="text-lg">
				{texts.title}
			</h2>
			{merged.map(({ id, name }) => (
				<CustomerForm key={id} revision={revision} fields={{ intent: "separate", other: id }}>
					<Button variant="quiet">{texts.separate(name)}</Button>
				</CustomerForm>
			))}
			<SearchForm
				id="merge-search"
				name="with"
				label={texts.search}
				hint={customersPage.searchHint}
				search={search}
				address={address}
				cleared={address}
			/>
			{search !== "" && candidates.length === 0 && <p>{texts.none}</p>}
			{candidates.length > 0 && (
				<ul className="grid max-w-3xl gap-4">
					{candidates.map((candidate) => (
						<li key={candidate.id} className="grid justify-items-start gap-3 border-t border-line pt-3">
							<CustomerLine customer={candidate} />
							<ConfirmedAction title={texts.action(candidate.name)} note={texts.note(candidate.name)}>
								<CustomerForm revision={revision} fields={{ intent: "merge", other: candidate.id }}>
									<Button variant="quiet">{texts.yes}</Button>
								</CustomerForm>
							</ConfirmedAction>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
