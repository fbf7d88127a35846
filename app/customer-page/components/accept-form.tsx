import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from "#app/components/offer/signature.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { controlOf, FieldError, TextField } from "#app/components/ui/form-field.tsx";
import { acceptTexts, offerTerms } from "#app/content/customer-offer.ts";
import { answerField, type CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import { limits } from "#app/fields/text.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { formatNear } from "#app/quotes/near-saving.ts";
import type { SavedOffer } from "#app/quotes/saved-offers.server.ts";
import { formatWholeDate } from "#app/time/time-text.ts";
import { AnswerForm } from "./answer-form.tsx";
import { PaperSignature, type PaperSignatureProps } from "./paper-signature.tsx";
import { SlotFields } from "./slot-fields.tsx";

interface AcceptFormProps extends PaperSignatureProps {
	page: CustomerOfferPage;
	offer: SavedOffer;
}

/** The form that accepts an offer. On paper it has the terms alone, and a place to sign. */
export function AcceptForm({ page, offer, quote, link }: AcceptFormProps) {
	const total = formatDollars(offer.total);
	const saving = page.near.dates.length > 0 ? Math.min(page.near.saving, offer.total) : 0;
	const reduced = formatDollars(offer.total - saving);
	const prices = saving > 0 ? acceptTexts.either(total, reduced) : total;
	/** Scripts name the one price that the checked days come to. */
	const eachPrice = (text: (price: string) => string) =>
		saving > 0 && { "data-accept": text(total), "data-accept-near": text(reduced) };
	const field = (name: string) => answerField(page.kept, "accept", name);
	const [terms, signature] = [field("terms"), field("signature")];
	return (
		<AnswerForm
			page={page}
			offer={offer}
			intent="accept"
			noValidate
			className="grid gap-6 rounded-xl border-2 border-leaf bg-white p-5 shadow-card sm:p-6 print:gap-3 print:p-4"
		>
			<div className="grid gap-1">
				<h2 className="text-xl">{acceptTexts.title}</h2>
				<p {...eachPrice(acceptTexts.intro)}>{acceptTexts.intro(prices)}</p>
			</div>
			<div className="no-print contents">
				<SlotFields page={page} field={field("wish")} saving={saving} />
				{saving > 0 && <input type="hidden" name="near" value={formatNear(page.near)} />}
			</div>
			<div className="grid gap-2">
				<h3 className="text-base">{acceptTexts.termsTitle}</h3>
				<OfferTerms version={offer.termsVersion} />
			</div>
			<div className="no-print contents">
				{quote.address === null && (
					<TextField
						field={field("address")}
						label={acceptTexts.address}
						hint={acceptTexts.addressHint}
						optional
						autoComplete="address-line1"
						maxLength={limits.address}
					/>
				)}
				<TextField
					field={field("name")}
					label={acceptTexts.name}
					hint={acceptTexts.nameHint}
					autoComplete="name"
					maxLength={limits.name}
				/>
				<div id={signature.id} tabIndex={-1} data-signature hidden className="grid gap-2">
					<FieldError field={signature} />
					<p className="font-bold" data-words={acceptTexts.draw} />
					<p className="text-sm text-ink-soft" data-words={acceptTexts.drawHint} />
					<canvas
						width={SIGNATURE_WIDTH}
						height={SIGNATURE_HEIGHT}
						className="w-full max-w-lg touch-none rounded-md border border-edge bg-white forced-color-adjust-none"
					/>
					<input type="hidden" name="signature" defaultValue={String(signature.initialValue)} />
					<Button
						type="button"
						variant="quiet"
						aria-label={acceptTexts.clear}
						data-words={acceptTexts.clear}
						className="justify-self-start"
					/>
				</div>
				<div className="grid gap-1.5">
					<FieldError field={terms} />
					<label className="tap flex items-start gap-3">
						<input
							{...controlOf(terms)}
							type="checkbox"
							defaultChecked={terms.initialValue === "on"}
							required
							className="mt-0.5 size-6 accent-leaf"
						/>
						<span>{acceptTexts.terms}</span>
					</label>
				</div>
				<Button
					{...eachPrice(acceptTexts.send)}
					name="intent"
					value="accept"
					className="px-4 text-lg sm:justify-self-start"
				>
					{acceptTexts.send(prices)}
				</Button>
			</div>
			<PaperSignature quote={quote} link={link} isDated={page.date !== null} />
		</AnswerForm>
	);
}

export function OfferTerms({ version }: { version: string }) {
	return (
		<div className="grid gap-2">
			<ul className="grid list-disc gap-1.5 pl-5">
				{offerTerms[version]?.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			<p className="text-sm text-ink-soft">{acceptTexts.termsVersion(formatWholeDate(version))}</p>
		</div>
	);
}
