import { ButtonLink } from "../../components/ui/button";
import { paths } from "../../config/paths";
import { dashboard, unknownQuote } from "../../content/dashboard";

/** The owner's page for a quote that is not there. */
export function UnknownQuote() {
	return (
		<div className="wrap grid gap-4 py-8 sm:py-12">
			<h1 className="text-2xl">{unknownQuote.title}</h1>
			<p className="text-ink-soft">{unknownQuote.text}</p>
			<ButtonLink href={paths.admin} variant="quiet" className="justify-self-start">
				{dashboard.back}
			</ButtonLink>
		</div>
	);
}
