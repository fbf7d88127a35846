import { Link, type useActionData } from "@remix-run/react";
import { OtherRequest } from "#app/admin/quote/other-requests.tsx";
import { ConfirmedAction } from "#app/admin/shell/confirmed-action.tsx";
import { NotSaved } from "#app/admin/shell/load-failure.tsx";
import { SearchForm } from "#app/admin/shell/search-form.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FlashToasts } from "#app/components/ui/toast-region.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { customersPage, customerPage as texts } from "#app/content/customers.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { formatKey } from "#app/fields/phone.ts";
import { isJobAhead } from "#app/quotes/quote-view.ts";
import { shownPlaceOf } from "#app/schedule/job.ts";
import { CustomerForm, CustomerUndo } from "./customer-form.tsx";
import { CustomerLine } from "./customer-line.tsx";
import type { CustomerPageData } from "./customer-page.server.ts";
import type { handleCustomer } from "./customer-request.server.ts";
import { NoteForm } from "./note-form.tsx";
import { PastJobLine } from "./past-job-line.tsx";

interface CustomerPageProps {
	page: CustomerPageData;
	flash: FlashMessage | null;
	refused: ReturnType<typeof useActionData<typeof handleCustomer>>;
}

export function CustomerPage({ page, flash, refused }: CustomerPageProps) {
	const { customer, members, requests, past, lastJob, newId } = page;
	const { id, name, revision } = customer;
	const newQuote = `${ownerPaths.newQuote}?customer=${id}`;
	const [newest] = requests;
	// Who calls again does not say the address once more.
	const placed = requests.find(({ address, zipCode }) => address !== null && zipCode === newest?.zipCode);
	const nameOf = namesApart(members);
	const lines = requests.map((quote) => <OtherRequest key={quote.id} quote={quote} name={name} />);
	return (
		<div className="print-one-page wrap grid gap-6 py-2 sm:py-6">
			<FlashToasts flash={flash} />
			<Link to={ownerPaths.customers} className="link tap gap-2 justify-self-start print:hidden">
				<Icon name="arrow-left" className="size-5" />
				{texts.back}
			</Link>
			{refused && <NotSaved refusal={refused} {...refused.failure} />}
			<CustomerUndo page={page} />
			<header className="grid gap-1">
				<h1 className="text-2xl wrap-anywhere">{name}</h1>
				<ul className="flex flex-wrap gap-x-6">
					{members
						.flatMap(({ keys }) => keys)
						.map((key) => (
							<li key={key}>
								<a
									href={key.startsWith("+") ? `tel:${key}` : `mailto:${key}`}
									className="link tap wrap-anywhere"
								>
									{formatKey(key)}
								</a>{" "}
							</li>
						))}
				</ul>
				{newest && <p>{shownPlaceOf(placed ?? newest)}</p>}
			</header>
			<section className="grid justify-items-start gap-2 print:hidden">
				<div className="flex flex-wrap gap-3">
					{lastJob && (
						<CustomerForm revision={revision} fields={{ intent: "same-again", last: lastJob, id: newId }}>
							<Button icon="refresh">{texts.again.title}</Button>
						</CustomerForm>
					)}
					<ButtonLink href={newQuote} variant={lastJob ? "quiet" : "primary"} icon="plus">
						{texts.newQuote}
					</ButtonLink>
				</div>
				{lastJob && <p className="text-sm text-ink-soft">{texts.again.note}</p>}
			</section>
			<section aria-labelledby="notes" className="grid gap-3">
				<h2 id="notes" className="text-lg">
					{texts.note.title}
				</h2>
				{members.map((member) => (
					<div key={member.id}>
						<p className="hidden whitespace-pre-line print:block">{member.note}</p>
						<NoteForm
							customer={member}
							name={members.length > 1 ? nameOf(member) : null}
							typed={refused?.typed?.customer === member.id ? refused.typed.note : undefined}
						/>
					</div>
				))}
			</section>
			<section aria-labelledby="requests" className="grid gap-2">
				<h2 id="requests" className="text-lg">
					{texts.requests}
				</h2>
				{lines.length > 0 ? <ul className="grid text-sm">{lines}</ul> : <p>{customersPage.noRequests}</p>}
			</section>
			{past.length > 0 && (
				<section aria-labelledby="past" className="grid gap-2">
					<h2 id="past" className="text-lg">
						{texts.past.title}
					</h2>
					<ul className="grid text-sm">
						{past.map((job) => (
							<PastJobLine key={job.id} {...job} />
						))}
					</ul>
				</section>
			)}
			<CustomerMerge page={page} />
			<div className="flex flex-wrap items-start gap-3 border-t border-line pt-4 print:hidden">
				<ButtonLink href={ownerPaths.customerExport(id)} variant="quiet" icon="download" download>
					{texts.export}
				</ButtonLink>{" "}
				<ConfirmedAction
					title={texts.erase.title}
					note={requests.some(isJobAhead) ? `${texts.erase.ahead} ${texts.erase.note}` : texts.erase.note}
				>
					<CustomerForm revision={revision} fields={{ intent: "erase" }}>
						<Button variant="quiet">{texts.erase.yes}</Button>
					</CustomerForm>
				</ConfirmedAction>
			</div>
		</div>
	);
}

const { merge: mergeTexts } = texts;

function CustomerMerge({ page }: { page: CustomerPageData }) {
	const { customer, members, merged, candidates, search } = page;
	const { revision } = customer;
	const nameOf = namesApart([...members, ...candidates]);
	return (
		<section id="merge" aria-labelledby="merge-heading" className="grid scroll-mt-24 gap-4 print:hidden">
			<h2 id="merge-heading" className="text-lg">
				{mergeTexts.title}
			</h2>
			{merged.map((other) => (
				<CustomerForm key={other.id} revision={revision} fields={{ intent: "separate", other: other.id }}>
					<Button variant="quiet" className="wrap-anywhere">
						{mergeTexts.separate(nameOf(other))}
					</Button>
				</CustomerForm>
			))}
			<SearchForm
				id="merge-search"
				name="with"
				label={mergeTexts.search}
				hint={customersPage.searchHint}
				search={search}
				address={`${ownerPaths.customer(customer.id)}#merge`}
			/>
			{search !== "" && candidates.length === 0 && <p>{mergeTexts.none}</p>}
			{candidates.length > 0 && (
				<ul className="grid max-w-3xl gap-4">
					{candidates.map((candidate) => (
						<li key={candidate.id} className="grid justify-items-start gap-3 border-t border-line pt-3">
							<CustomerLine customer={candidate} />
							<ConfirmedAction
								title={mergeTexts.action(nameOf(candidate))}
								note={mergeTexts.note(nameOf(candidate))}
							>
								<CustomerForm revision={revision} fields={{ intent: "merge", other: candidate.id }}>
									<Button variant="quiet">{mergeTexts.yes}</Button>
								</CustomerForm>
							</ConfirmedAction>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

type Named = Pick<CustomerPageData["members"][number], "id" | "name" | "keys">;

/** Returns what people are called: the name, and where another of them has the same name a number or an address behind it. */
function namesApart(people: readonly Named[]): (person: Named) => string {
	return ({ id, name, keys }) => {
		const isShared = people.some(
			(other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase(),
		);
		const key = keys.find((value) => value.startsWith("+")) ?? keys[0];
		return isShared && key ? `${name}, ${formatKey(key)}` : name;
	};
}
