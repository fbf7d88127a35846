import { useParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { NotSaved } from "#app/admin/shell/load-failure.tsx";
import { QuoteFormPage } from "#app/admin/shell/owner-page.tsx";
import { Alert, LiveAlert } from "#app/components/ui/alert.tsx";
import { paths } from "#app/config/paths.ts";
import { offerForm } from "#app/content/offer-form.ts";
import { formatDollars } from "#app/pricing/format.ts";
import {
	dropOfferDraft,
	dropSentDraft,
	getOfferDraft,
	keepOfferDraft,
	type OfferFormValues,
} from "./offer-drafts.ts";
import { OfferForm } from "./offer-form.tsx";
import type { LoadedOffer } from "./offer-page.server.ts";
import { OfferPreview } from "./offer-preview.tsx";
import type { PostedOffer } from "./offer-request.server.ts";
import { readOfferForm } from "./read-offer.ts";

type OfferPageProps = LoadedOffer & { values: OfferFormValues; sent: PostedOffer | undefined };

export function OfferPage({ newest = null, state, sent, ...props }: OfferPageProps) {
	const { id = "" } = useParams();
	const known = newest?.number ?? sent?.newest ?? 0;
	const { name = null, email = null, minimum = sent?.minimum ?? 0, lastPrice = null } = props;
	const isPreview = Boolean(sent?.offer);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its top
	useEffect(() => {
		if (!sent) return;
		// The pressed button is gone with its form: keep the keyboard focus, unless what was refused or the preview has it.
		if (document.activeElement === document.body) document.getElementById("offer-lines")?.focus();
		window.scrollTo(0, 0);
	}, [isPreview]);
	const draft = useOfferDraft({ quoteId: id, name }, newest, sent?.values);
	const typed = draft.restored ?? props.values;
	const values = { ...typed, changed: props.changed ?? typed.changed };
	const isOutdated = typed.changed !== values.changed;
	const isChanged = (props.changedSince && !props.asks) || (isOutdated && state !== "accepted");
	return (
		<QuoteFormPage name={name} texts={offerForm}>
			{sent?.problem && <NotSaved refusal={sent} {...sent.problem} />}
			{props.asks && (
				<Alert tone="info" title={offerForm.asks.title}>
					<p className="whitespace-pre-line">{props.asks}</p>
					{!isOutdated && <p>{offerForm.asks.text}</p>}
				</Alert>
			)}
			{props.isDone ? (
				<Alert tone="info" {...offerForm.done} />
			) : (
				<>
					{props.isAccepted && <Alert tone="info" {...offerForm.accepted} />}
					{newest && state === "open" && (
						<Alert tone="warning" title={offerForm.replaces(newest.number, formatDollars(newest.total))} />
					)}
					<ChangedAlert quoteId={id} isShown={isChanged} />
					{sent?.offer ? (
						<OfferPreview
							quoteId={id}
							values={values}
							offer={sent.offer}
							newest={known}
							email={email}
							minimum={minimum}
						/>
					) : (
						<>
							{lastPrice && lastPrice.total !== lastPrice.listed && (
								<Alert
									tone="info"
									title={offerForm.last(formatDollars(lastPrice.total), formatDollars(lastPrice.listed))}
								/>
							)}
							{newest && props.isRenewed && !draft.restored && (
								<Alert tone="info" title={offerForm.renews(newest.number, formatDollars(newest.total))} />
							)}
							<LiveAlert isShown={draft.restored !== null} tone="info" title={offerForm.restored.title}>
								{offerForm.restored.text}{" "}
								<button type="button" onClick={draft.discard} className="link tap">
									{offerForm.restored.discard}
								</button>
							</LiveAlert>
							<OfferForm
								key={draft.restored ? "restored" : "new"}
								values={values}
								errors={sent?.errors ?? {}}
								newest={known}
								minimum={minimum}
								onTyped={draft.keepTyped}
							/>
						</>
					)}
				</>
			)}
		</QuoteFormPage>
	);
}

function ChangedAlert({ quoteId, isShown }: { quoteId: string; isShown: boolean }) {
	return (
		<LiveAlert isShown={isShown} tone="warning" title={offerForm.changed.title}>
			{offerForm.changed.text}{" "}
			<a href={paths.adminQuote(quoteId)} target="_blank" rel="noreferrer" className="link tap">
				{offerForm.changed.open}
			</a>
			.
		</LiveAlert>
	);
}

/** An offer that is being typed outlives a reload, a lost connection and the session; `posted` has the fields of a form that the page refused. */
function useOfferDraft(
	{ quoteId, name }: { quoteId: string; name: string | null },
	newest: { id: string } | null,
	posted: OfferFormValues | undefined,
) {
	const [restored, setRestored] = useState<OfferFormValues | null>(null);
	useEffect(() => {
		if (posted) {
			keepOfferDraft(quoteId, posted, name);
			return;
		}
		if (newest) dropSentDraft(quoteId, [newest]);
		setRestored(getOfferDraft(quoteId));
	}, [quoteId, name, newest, posted]);
	return {
		/** What was typed before and not sent; null where there is nothing of it. */
		restored: posted ? null : restored,
		keepTyped: (form: HTMLFormElement) => keepOfferDraft(quoteId, readOfferForm(new FormData(form)), name),
		discard() {
			dropOfferDraft(quoteId);
			setRestored(null);
		},
	};
}
