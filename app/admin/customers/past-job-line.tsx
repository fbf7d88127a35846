import { customerPage } from "#app/content/customers.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { formatDateOf } from "#app/time/time-text.ts";
import type { CustomerPageData } from "./customer-page.server.ts";

export function PastJobLine({ doneAt, work, total }: Omit<CustomerPageData["past"][number], "id">) {
	return (
		<li className="grid gap-x-4 border-t border-line py-1.5 sm:grid-cols-[12rem_1fr]">
			<p>{formatDateOf(doneAt)} </p>
			<p className="wrap-anywhere">
				{total !== null && formatDollars(total)}
				<span className="text-ink-soft">
					{total !== null && " · "}
					{work || customerPage.past.none}
				</span>
			</p>
		</li>
	);
}
