import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { filterQuery, type QuoteFilter, showFound } from "./quote-filter.ts";

export function SpamHits({ filter, count }: { filter: QuoteFilter; count: number }) {
	if (count === 0 || filter.status === "spam") return null;
	return (
		<p className="flex basis-full flex-wrap items-center gap-x-3 rounded-md bg-sky px-4 text-sm">
			{dashboard.spamHits(showFound(count))}{" "}
			<Link
				to={`${paths.admin}${filterQuery({ ...filter, status: "spam", before: null })}`}
				className="link tap gap-1"
			>
				{dashboard.showSpamHits}
				<Icon name="arrow-right" className="size-4" />
			</Link>
		</p>
	);
}
