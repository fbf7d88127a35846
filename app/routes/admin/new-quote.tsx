import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { callerOf, selectCaller } from "#app/admin/customers/customer-list.server.ts";
import { QuoteFields } from "#app/admin/new-quote/quote-fields.tsx";
import { chosenPackage, quoteFormSchema, RECOMMENDED } from "#app/admin/new-quote/quote-form.ts";
import { boxClass, Options, SettingField } from "#app/admin/settings/setting-field.tsx";
import { CheckedForm, type CheckedPageProps } from "#app/admin/shell/checked-form.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { notSignedIn, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { hearingLabels, hearings } from "#app/catalog/request-source.ts";
import { paths } from "#app/config/paths.ts";
import { editLinks, quoteForm } from "#app/content/quote-form.ts";
import { todayPage } from "#app/content/today.ts";
import { stepFailures } from "#app/content/wizard-failures.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { isUuid } from "#app/fields/uuid.ts";
import { price } from "#app/pricing/price.ts";
import { askOfTypos } from "#app/quote-wizard/ask-of-typos.server.ts";
import { refuseStep } from "#app/quote-wizard/refuse-step.server.ts";
import { parseStep, useStepForm } from "#app/quote-wizard/step-form.ts";
import { forgetBegun, selectBegunRequest } from "#app/quotes/begun-requests.server.ts";
import { takeQuote } from "#app/quotes/commands.server.ts";
import { buildSubmission } from "#app/quotes/submission.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { pricesOf, selectNewestPrices } from "#app/settings/price-books.server.ts";
import { pricesOfVersion } from "#app/settings/visitor-settings.server.ts";
import { newId } from "#app/time/new-id.ts";

export const meta = ownerMeta(quoteForm.title);

const unknown = { id: "", card: null, known: null, note: null, flash: null };

export function loader(args: LoaderFunctionArgs) {
	const { db } = args.context;
	const id = newId(Date.now());
	const { searchParams } = new URL(args.request.url);
	return orUnavailable(args, "quote's form not loaded", { ...unknown, id }, async () => {
		const { shell, results } = await readPage(args, [
			selectNewestPrices(db),
			selectBegunRequest(db, searchParams.get("begun") ?? ""),
			selectCaller(db, searchParams.get("customer") ?? ""),
		]);
		const [prices, [begun], [customer]] = results;
		// What was said on the website before leaving, or how a customer is reached.
		const known = begun ? { ...begun.answers.service, ...begun.answers.contact } : callerOf(customer);
		const page = { id, card: pricesOf(prices), known, note: customer?.note ?? null };
		return dataWithFlash(args.request, { ...page, shell });
	});
}

/** Saves a caller's quote and leads to its offer. */
export async function action(args: ActionFunctionArgs) {
	const { request, context } = args;
	const form = await readPostedForm(request);
	const submission = parseStep(form, askOfTypos(quoteFormSchema));
	const id = String(form.get("id"));
	const refuse = (options?: Parameters<typeof refuseStep>[1]) => refuseStep(submission, options);
	return ownerAction(args, {
		what: "quote not taken",
		quoteId: id,
		async work(owner) {
			if (submission.status !== "success" || !isUuid(id)) return refuse();
			const { service, contact, condition, package: name, addons, heardOfUs = null } = submission.value;
			// At the prices that the form showed.
			const shown = await pricesOfVersion(String(form.get("prices")), context);
			const card = shown ?? (await context.prices());
			const priced = price({ ...service, ...condition }, card);
			const chosen = chosenPackage(priced, name);
			if (!chosen) return refuse({ failure: stepFailures.package });
			const lines = addons.map((addonName) => ({ addonName, price: priced.addons[addonName] }));
			const command = {
				submission: buildSubmission({ service, contact, condition, id }, chosen, priced),
				addons: lines,
				heardOfUs,
			};
			const taken = await takeQuote(context.db, owner, command, Date.now());
			const refusal = taken.kind === "refused" ? taken.refusal : null;
			if (refusal?.kind === "again") return redirect(paths.adminOffer(refusal.id), 303);
			if (refusal?.kind === "erased") throw new Response(null, { status: 404 });
			if (refusal) return refuse({ status: 409, failure: { ...quoteForm.taken, links: editLinks(id) } });
			const begunId = new URL(request.url).searchParams.get("begun");
			// With whatever number it was taken in the end.
			if (begunId) await forgetBegun(context.db, { id: begunId, phone: contact.phone });
			return redirect(paths.adminOffer(id), 303);
		},
		failed: () => refuse({ status: 503, failure: quoteForm.failed }),
		signedOut: () => refuse({ status: 401, failure: notSignedIn() }),
	});
}

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

export default function NewQuoteRoute() {
	const loaded = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return loaded.card || reply ? <NewQuotePage {...loaded} reply={reply} /> : <LoadFailure />;
}

export { QuoteError as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";

function NewQuotePage({ id, card, known, note, flash, reply }: CheckedPageProps<typeof loader>) {
	const { form, fields } = useStepForm({
		id: "call",
		schema: quoteFormSchema,
		answers: {
			...{ contactMethod: "text", package: RECOMMENDED },
			...(known && { ...known, phone: formatPhone(known.phone) }),
		},
		reply: reply?.result,
	});
	const heardOfUs = String(fields.heardOfUs.initialValue ?? "");
	return (
		<OwnerPage title={quoteForm.title} intro={quoteForm.intro} flash={flash}>
			{note && <p className="whitespace-pre-line wrap-anywhere">{todayPage.always(note)}</p>}
			<CheckedForm form={form} reply={reply} submit={quoteForm.save}>
				{/* What was sent may be saved: sent again, it is the same quote. */}
				<input type="hidden" name="id" value={String(reply?.result.initialValue?.id ?? id)} />
				<input type="hidden" name="prices" value={card?.version ?? ""} />
				<QuoteFields formId={form.id} fields={fields} card={card} isNew />
				<SettingField name="heardOfUs" label={quoteForm.heardOfUs}>
					{(control) => (
						<select {...control} className={boxClass} defaultValue={heardOfUs}>
							<option value="">{quoteForm.notAsked}</option>
							<Options of={hearings.map((hearing) => [hearing, hearingLabels[hearing]])} />
						</select>
					)}
				</SettingField>
			</CheckedForm>
		</OwnerPage>
	);
}
