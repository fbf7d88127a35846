import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { dashboard } from "#app/content/dashboard.ts";

interface SearchFormProps {
	id: string;
	name?: string;
	label: string;
	hint: string;
	search: string;
	address: string;
	/** The search ends at this address, or else at `address`. */
	cleared?: string;
	children?: React.ReactNode;
}

export function SearchForm({
	id,
	name = "q",
	label,
	hint,
	search,
	address,
	cleared = address,
	children,
}: SearchFormProps) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// Follows the address, but not while somebody types.
		if (field.current && document.activeElement !== field.current) field.current.value = search;
	}, [search]);
	return (
		<search className="grow">
			<Form method="get" action={address} className="flex flex-wrap items-center gap-2">
				{children}
				<label htmlFor={id} className="w-full text-sm font-bold">
					{label}
				</label>
				<input
					ref={field}
					id={id}
					name={name}
					type="search"
					enterKeyHint="search"
					maxLength={100}
					autoComplete="off"
					defaultValue={search}
					placeholder={hint}
					className="min-h-12 w-32 grow rounded-md border border-edge bg-white px-4 py-2.5 text-ink placeholder:text-ink-soft hover:border-ink"
				/>
				<Button variant="quiet" icon="search" className="px-4">
					<span className="max-sm:sr-only">{dashboard.searchSubmit}</span>
				</Button>{" "}
				{search !== "" && (
					<Link
						to={cleared}
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
