import type { PostedOffer } from "#app/admin/offer-request.server.ts";
import { useOfferDraft } from "#app/admin/use-offer-draft.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { paths } from "#app/config/paths.ts";
import { offerForm } from "#app/content/offer-form.ts";
import type { OfferFormValues } from "#app/offers/offer-form.ts";
import { formatDollars } from "#app/pricing/format.ts";
import type { OfferState } from "#app/quotes/offer-state.ts";
import { OfferForm } from "./offer-form.tsx";
import { OfferPreview } from "./offer-preview.tsx";
import { QuoteFormPage } from "./quote-form-page.tsx";

interface OfferPageProps {
	id: string;
	/** Null while the quote cannot be read. */
	name: string | null;
	email: string | null;
	newest: { id: string; number: number; total: number } | null;
	/** Whether the customer changed the quote after that offer was sent. */
	changedSince: boolean;
	state: OfferState | null;
	values: OfferFormValues;
	/** When the customer last changed the quote, as the form has it; null while the quote cannot be read. */
	changed: string | null;
	sent: PostedOffer | undefined;
}

export function OfferPage({ id, name, email, newest, state, sent, ...props }: OfferPageProps) {
	const known = newest?.number ?? sent?.newest ?? 0;
	const draft = useOfferDraft({ quoteId: id, name }, newest, sent?.values);
	const typed = draft.restored ?? props.values;
	const values = { ...typed, changed: props.changed ?? typed.changed };
	return (
		<QuoteFormPage
			quoteId={id}
			back={offerForm.back}
			title={name ? offerForm.heading(name) : offerForm.title}
			intro={offerForm.intro}
		>
			{sent?.problem && (
				<Alert tone="error" role="alert" title={offerForm.problem.title}>
					{sent.problem}
				</Alert>
			)}
			{state === "accepted" ? (
				<Alert tone="info" title={offerForm.accepted.title}>
					{offerForm.accepted.text}
				</Alert>
			) : (
				<>
					{newest && state === "open" && (
						<Alert tone="warning" title={offerForm.replaces(newest.number, formatDollars(newest.total))} />
					)}
					{(props.changedSince || typed.changed !== values.changed) && <ChangedAlert quoteId={id} />}
					{sent?.offer ? (
						<OfferPreview values={values} offer={sent.offer} newest={known} email={email} />
					) : (
						<>
							{newest && state === "expired" && !draft.restored && (
								<Alert tone="info" title={offerForm.renews(newest.number, formatDollars(newest.total))} />
							)}
							{draft.restored && (
								<Alert tone="info" role="status" title={offerForm.restored.title}>
									{offerForm.restored.text}{" "}
									<button type="button" onClick={draft.discard} className="link tap">
										{offerForm.restored.discard}
									</button>
								</Alert>
							)}
							<OfferForm
								key={draft.restored ? "restored" : "new"}
								values={values}
								errors={sent?.errors ?? {}}
								newest={known}
								onInput={draft.keepTyped}
							/>
						</>
					)}
				</>
			)}
		</QuoteFormPage>
	);
}

function ChangedAlert({ quoteId }: { quoteId: string }) {
	return (
		<Alert tone="warning" role="status" title={offerForm.changed.title}>
			{offerForm.changed.text}{" "}
			<a href={paths.adminQuote(quoteId)} target="_blank" rel="noreferrer" className="link tap">
				{offerForm.changed.open}
			</a>
			.
		</Alert>
	);
}
