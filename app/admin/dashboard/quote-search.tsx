import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { filterQuery, type QuoteFilter } from "./quote-filter.ts";

export function QuoteSearch({ filter }: { filter: QuoteFilter }) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// Follows the address, but not while somebody types.
		if (field.current && document.activeElement !== field.current) field.current.value = filter.search;
	}, [filter.search]);
	return (
		<search className="grow">
			<Form method="get" action={paths.admin} className="flex flex-wrap items-center gap-2">
				{filter.status !== "all" && <input type="hidden" name="status" value={filter.status} />}
				<label htmlFor="quote-search" className="w-full text-sm font-bold">
					{dashboard.search}
				</label>
				<input
					ref={field}
					id="quote-search"
					name="q"
					type="search"
					enterKeyHint="search"
					maxLength={100}
					autoComplete="off"
					defaultValue={filter.search}
					placeholder={dashboard.searchHint}
					className="min-h-12 w-32 grow rounded-md border border-edge bg-white px-4 py-2.5 text-ink placeholder:text-ink-soft hover:border-ink"
				/>
				<Button variant="quiet" className="px-4">
					<Icon name="search" className="size-5" />
					<span className="max-sm:sr-only">{dashboard.searchSubmit}</span>
				</Button>{" "}
				{filter.search !== "" && (
					<Link
						to={`${paths.admin}${filterQuery({ ...filter, search: "", before: null })}`}
						className="link tap"
						onClick={() => {
							// The link disappears with the search: keep the focus.
							if (field.current) field.current.value = "";
							field.current?.focus();
						}}
					>
						{dashboard.searchClear}
					</Link>
				)}
			</Form>
		</search>
	);
}
