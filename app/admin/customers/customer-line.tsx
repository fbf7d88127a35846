import { Link } from "@remix-run/react";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { customersPage as texts } from "#app/content/customers.ts";
import { formatKey, formatPhone } from "#app/fields/phone.ts";
import { townOf } from "#app/quotes/describe-quote.ts";
import { formatDateOf } from "#app/time/time-text.ts";
import type { CustomerList } from "./customer-list.server.ts";

export function CustomerLine({ customer }: { customer: CustomerList["customers"][number] }) {
	const { id, name, note, newest, keys, pastJobAt } = customer;
	const email = newest?.email ?? keys.find((key) => key.includes("@"));
	const reached = newest
		? [
				newest.name !== name && newest.name,
				formatPhone(newest.phone),
				email,
				townOf(newest) ?? newest.zipCode,
			]
		: keys.map(formatKey);
	const doneAt = Math.max(newest?.doneAt ?? 0, pastJobAt ?? 0);
	const history = [
		newest ? texts.requests(newest.requests) : texts.noRequests,
		doneAt > 0 && texts.lastJob(formatDateOf(doneAt)),
	];
	return (
		<div className="grid text-sm wrap-anywhere">
			<p>
				<Link to={ownerPaths.customer(id)} className="link tap text-base font-bold">
					{name}
				</Link>
			</p>
			{reached.length > 0 && <p>{reached.filter(Boolean).join(" · ")}</p>}
			<p className="text-ink-soft">{history.filter(Boolean).join(", ")}</p>
			{note && <p className="whitespace-pre-line">{note}</p>}
		</div>
	);
}
