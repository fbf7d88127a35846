import { useParams } from "@remix-run/react";
import { useEffect } from "react";
import { SignedOutAlert } from "#app/admin/shell/signed-out-alert.tsx";
import { offerForm } from "#app/content/offer-form.ts";
import { keepOfferDraft } from "./offer-drafts.ts";
import { OfferForm, type OfferFormProps } from "./offer-form.tsx";
import { readOfferForm } from "./read-offer.ts";

/** An offer that a signed-out browser sent, to be sent again once somebody is signed in. */
export function UnsentOffer({
	values,
	newest,
	minimum,
}: Pick<OfferFormProps, "values" | "newest" | "minimum">) {
	const quoteId = useParams().id ?? "";
	useEffect(() => keepOfferDraft(quoteId, values), [quoteId, values]);
	return (
		<div className="wrap grid grid-cols-[minmax(0,48rem)] gap-5 py-4 sm:py-8">
			<h1 className="text-2xl">{offerForm.title}</h1>
			<SignedOutAlert title={offerForm.signedOut} />
			<OfferForm
				values={values}
				errors={{}}
				newest={newest}
				minimum={minimum}
				onTyped={(form) => keepOfferDraft(quoteId, readOfferForm(new FormData(form)))}
			/>
		</div>
	);
}
