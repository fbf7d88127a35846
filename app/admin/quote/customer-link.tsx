import { useEffect, useState } from "react";
import { ConfirmedAction } from "#app/admin/shell/confirmed-action.tsx";
import { CopyUrlField } from "#app/admin/shell/copy-url-field.tsx";
import { useOwnTexts } from "#app/admin/shell/use-shell.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { paths } from "#app/config/paths.ts";
import { writeText } from "#app/content/own-texts.ts";
import { customerLink } from "#app/content/quote-card.ts";
import { textAddress } from "#app/fields/message-address.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";

export function CustomerLink({ quote, link }: { quote: QuoteView; link: string }) {
	const text = writeText("link", { customer: quote.name, link }, useOwnTexts());
	const [canCopy, setCanCopy] = useState(false);
	const [copied, setCopied] = useState(false);
	useEffect(() => setCanCopy("clipboard" in navigator), []);
	const copy = () =>
		navigator.clipboard.writeText(link).then(
			() => setCopied(true),
			() => undefined,
		);
	return (
		<section id="link" className={`${panel} grid scroll-mt-24 gap-3 print:hidden`}>
			<h2 className="text-lg">{customerLink.title}</h2>
			<CopyUrlField label={customerLink.label} address={link} />
			<div className="flex flex-wrap items-start gap-3">
				{canCopy && (
					<Button type="button" variant="quiet" onClick={copy}>
						{copied ? customerLink.copied : customerLink.copy}
					</Button>
				)}
				<ButtonLink href={link} variant="quiet" icon="external-link" target="_blank" rel="noreferrer">
					{customerLink.open}
				</ButtonLink>
				<ButtonLink href={textAddress(quote.phone, text)} variant="quiet" icon="message">
					{customerLink.text}{" "}
				</ButtonLink>
				<ConfirmedAction key={link} title={customerLink.replace} note={customerLink.replaceNote(quote.email)}>
					<form method="post" action={paths.adminCustomerLink(quote.id)}>
						<input type="hidden" name="revision" value={quote.revision} />
						<Button variant="quiet" icon="refresh">
							{customerLink.replaceNow}
						</Button>
					</form>
				</ConfirmedAction>
			</div>
			<p className="max-w-prose text-sm text-ink-soft">{customerLink.note}</p>
		</section>
	);
}
