import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadNumbers } from "#app/admin/numbers/load-numbers.server.ts";
import { NumbersView } from "#app/admin/numbers/numbers-view.tsx";
import { RangeForm } from "#app/admin/numbers/range-form.tsx";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { numbersPage } from "#app/content/numbers.ts";
import { presetsAt, readRange } from "#app/numbers/range.ts";
import { formatDay } from "#app/numbers/tables.ts";

export const meta = ownerMeta(numbersPage.title);

export async function loader(args: LoaderFunctionArgs) {
	const now = Date.now();
	const { searchParams } = new URL(args.request.url);
	const range = readRange(searchParams, now);
	const unknown = { form: null, fault: null, numbers: null, range: null };
	return orUnavailable(args, "numbers not loaded", unknown, async () => {
		if (typeof range !== "string") {
			const { shell, ...numbers } = await loadNumbers(args, range, now);
			return data({ form: { typed: range, presets: presetsAt(now) }, fault: null, numbers, range, shell });
		}
		const { shell } = await readPage(args, []);
		const typed = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
		const page = { form: { typed, presets: presetsAt(now) }, fault: range, numbers: null, range: null };
		return data({ ...page, shell }, 400);
	});
}

export { LoadFailure as ErrorBoundary };

export default function NumbersRoute() {
	const { form, fault, numbers, range } = useLoaderData<typeof loader>();
	if (!form) return <LoadFailure />;
	const { title, days, summary } = numbersPage;
	const intro = numbers
		? `${days(formatDay(range.from), formatDay(range.to))}: ${summary(numbers.totals, numbers.before, range.days)}`
		: numbersPage.intro;
	return (
		<OwnerPage title={title} intro={intro} tabs={<SettingsTabs />}>
			<RangeForm {...form} fault={fault} range={range} />
			{numbers && <NumbersView numbers={numbers} range={range} />}
		</OwnerPage>
	);
}
