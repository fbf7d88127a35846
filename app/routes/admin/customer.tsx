import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadCustomerPage } from "#app/admin/customers/customer-page.server.ts";
import { CustomerPage } from "#app/admin/customers/customer-page.tsx";
import { handleCustomer } from "#app/admin/customers/customer-request.server.ts";
import { UnsavedNote } from "#app/admin/customers/note-form.tsx";
import { LoadFailure, PageError } from "#app/admin/shell/load-failure.tsx";
import { ownerHeadTags } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { useReloadOnErasing } from "#app/admin/shell/use-idle-reload.ts";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { customerPage, customersPage } from "#app/content/customers.ts";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
	ownerHeadTags(error ? customersPage.unknown.title : data?.page?.customer.name);

export function loader(args: LoaderFunctionArgs) {
	const unknown = { page: null, flash: null };
	return orUnavailable(args, "customer not loaded", unknown, () => loadCustomerPage(args));
}

export const action = handleCustomer;

export { clientAction, clientLoader, shouldRevalidate } from "#app/admin/shell/unsent-form.ts";

export default function CustomerRoute() {
	const { page, flash } = useLoaderData<typeof loader>();
	useReloadOnErasing();
	const refused = useActionData<typeof action>();
	if (page) return <CustomerPage page={page} flash={flash} refused={refused} />;
	if (!refused) return <LoadFailure />;
	const { failure, typed } = refused;
	if (typed) return <UnsavedNote failure={failure} typed={typed} />;
	return (
		<>
			<div className="wrap pt-8">
				<ErrorSummary {...failure} />
			</div>
			<LoadFailure />
		</>
	);
}

export function ErrorBoundary() {
	const back = { href: ownerPaths.customers, label: customerPage.back };
	return <PageError {...customersPage.unknown} back={back} />;
}
