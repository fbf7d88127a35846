import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { chosenPackage, workFormSchema } from "#app/admin/new-quote/quote-form.ts";
import { attemptOf, notSignedIn, ownerAction, quoteAddress } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { answersForm } from "#app/content/quote-form.ts";
import { type StepFailure, stepFailures } from "#app/content/wizard-failures.ts";
import { price } from "#app/pricing/price.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { parseStep } from "#app/quote-wizard/step-form.ts";
import { type EditRefusal, priceText } from "#app/quotes/commands/edit-answers.ts";
import { editAnswers, undoEdit } from "#app/quotes/commands.server.ts";

type PriceRefusal = Extract<EditRefusal, { kind: "price" }>;

const priceChoices = ["keep", "new"] as const;

/** Saves the answers about the work; where they change the price, first asks which one holds. */
export async function handleEditAnswers(args: ActionFunctionArgs, form: FormData) {
	const { params, context } = args;
	const quoteId = params.id ?? "";
	const submission = parseStep(form, workFormSchema);
	const text = (name: string) => String(form.get(name) ?? "");
	function refuse(status: number, failure?: StepFailure, prices: PriceRefusal | null = null) {
		const refusal = failure && { ...failure };
		// Only who was told starts from what somebody else saved.
		const seen = status === 409 ? null : text("seen");
		return data({ result: submission.reply(), refusal, prices: pricesOf(prices), seen }, status);
	}
	return ownerAction(args, {
		what: "answers not changed",
		quoteId,
		async work(owner) {
			if (submission.status !== "success") return refuse(400);
			const { service, condition, package: name } = submission.value;
			function priceBy(card: RateCard) {
				const addonPricing = price({ ...service, ...condition }, card);
				const priced = chosenPackage(addonPricing, name);
				return priced && { priced, addonPricing };
			}
			const choice = priceChoices.find((known) => known === text("price")) ?? null;
			const sent = { attempt: attemptOf(form), shown: text("shown"), seen: text("seen") };
			const command = { service, condition, priceBy, choice, ...sent };
			const edited = await editAnswers(context.db, owner, quoteId, command, Date.now());
			if (edited.kind === "changed") return redirectWithFlash(quoteAddress(params), "answers-changed");
			const { refusal } = edited;
			if (refusal.kind === "gone") throw new Response(null, { status: 404 });
			if (refusal.kind === "package") return refuse(400, stepFailures.package);
			if (refusal.kind === "newer") return refuse(409, answersForm.newer);
			return refuse(400, answersForm.choice, refusal);
		},
		failed: () => refuse(503, answersForm.failed),
		signedOut: () => refuse(401, notSignedIn()),
	});
}

function pricesOf(prices: PriceRefusal | null) {
	if (!prices) return null;
	const { kept, priced } = prices;
	return { kept, priced, shown: priceText(priced) };
}
export type ChosenPrices = NonNullable<ReturnType<typeof pricesOf>>;

export function handleEditUndo(args: ActionFunctionArgs, form: FormData) {
	const { params, context } = args;
	const quoteId = params.id ?? "";
	return ownerAction(args, {
		what: "edit not undone",
		quoteId,
		async work(owner) {
			const undone = await undoEdit(context.db, owner, quoteId, { attempt: attemptOf(form) }, Date.now());
			const flash = undone.kind === "changed" ? "edit-undone" : "edit-not-undone";
			return redirectWithFlash(quoteAddress(params), flash);
		},
		failed: "edit-not-undone",
	});
}
