import { ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { customerPageLink } from "#app/content/customer-page.ts";

export function CustomerPageLink({ token }: { token: string }) {
	return (
		<section className="no-print flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-white p-5">
			<div className="min-w-0 max-w-prose grow basis-64">
				<h2 className="text-lg">{customerPageLink.title}</h2>
				<p className="text-sm text-ink-soft">{customerPageLink.text}</p>
			</div>
			<ButtonLink
				href={paths.customerQuote(token)}
				variant="quiet"
				icon="arrow-right"
				className="grow sm:grow-0"
			>
				{customerPageLink.open}
			</ButtonLink>
		</section>
	);
}
