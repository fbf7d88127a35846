import { Form, Link, useFetcher, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ServiceAnswers } from "#app/answers/questions.ts";
import { type Addon, addons } from "#app/catalog/options.ts";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button, buttonClass } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { wizardFrame } from "#app/content/wizard.ts";
import { confirmationStep } from "#app/content/wizard-confirmation.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import { bundleWith } from "#app/pricing/bundle.ts";
import { estimateTotal, workOf } from "#app/pricing/estimate-total.ts";
import { formatDollars, formatTotal } from "#app/pricing/format.ts";
import type { PricedPackage } from "#app/pricing/price.ts";
import type { AddonPrices, BundlePercents } from "#app/pricing/price-book.ts";
import { DRAFT_FIELD, draftFor } from "#app/quote-wizard/hidden-fields.ts";
import { previousPath } from "#app/quote-wizard/steps.ts";

interface TotalFormProps {
	token: string;
	priced: PricedPackage;
	offered: readonly Addon[];
	prices: AddonPrices;
	bundlePercent: BundlePercents;
	services: ServiceAnswers["services"];
	saved: readonly Addon[];
	refusal: StepFailure | undefined;
}

/** With a script each toggle is saved at once; without one 'Update estimate' sends the boxes. */
export function TotalForm(props: TotalFormProps) {
	const { token, priced, offered, prices, bundlePercent, saved, refusal } = props;
	const [chosen, setChosen] = useState<readonly Addon[]>(saved);
	const form = useRef<HTMLFormElement>(null);
	const { save, saving } = useAddonSaver(token);
	const submit = useSubmit();
	const hydrated = useHydrated();
	const [confirmWanted, setConfirmWanted] = useState(false);
	const total = estimateTotal(
		workOf(priced, { bundlePercent }),
		chosen.map((addon) => ({ addon, price: prices[addon] })),
	);
	const sum = chosen.reduce((all, addon) => all + prices[addon], priced.midpoint);
	const confirming = useNavigation().formMethod === "POST" || confirmWanted;

	function toggle(addon: Addon, selected: boolean) {
		const next = offered.filter((value) => (value === addon ? selected : chosen.includes(value)));
		setChosen(next);
		save(next);
	}

	function confirmLater(event: FormEvent<HTMLFormElement>) {
		if (!saving) return;
		event.preventDefault();
		setConfirmWanted(true);
	}

	useEffect(() => {
		if (!confirmWanted || saving || !form.current) return;
		setConfirmWanted(false);
		const body = new FormData(form.current);
		body.set(DRAFT_FIELD, draftFor("confirm", token));
		submit(body, { method: "post" });
	}, [confirmWanted, saving, submit, token]);

	return (
		<Form method="post" ref={form} onSubmit={confirmLater} className="contents">
			{refusal && <ErrorSummary refusal={refusal} {...refusal} />}
			{offered.length > 0 && (
				<fieldset className="grid gap-4">
					<legend className="text-xl font-bold tracking-tight">{confirmationStep.addOnsTitle}</legend>
					<p className="text-ink-soft">{confirmationStep.addOnsIntro}</p>
					<AddonGrid {...props} onToggle={toggle} />
				</fieldset>
			)}
			<div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-ink px-5 py-4 text-white">
				<p>
					{total < sum ? confirmationStep.labels.totalSaved : confirmationStep.labels.total}{" "}
					<output className="block text-2xl font-bold tabular-nums" aria-live="polite">
						{formatTotal(total, chosen.length > 0)}
					</output>
				</p>
				{!hydrated && offered.length > 0 && (
					<Button
						variant="ghost"
						icon="refresh"
						name={DRAFT_FIELD}
						value={draftFor("update", token)}
						className="on-ink"
					>
						{confirmationStep.update}
					</Button>
				)}
			</div>
			<div className="step-actions">
				<Link to={previousPath("confirmation") ?? ""} className={buttonClass("quiet", "max-sm:px-3.5")}>
					<Icon name="arrow-left" className="size-5" />
					<span className="max-sm:sr-only">{wizardFrame.back}</span>
				</Link>
				<Button
					name={DRAFT_FIELD}
					value={draftFor("confirm", token)}
					aria-disabled={confirming}
					className="flex-wrap max-sm:flex-1 max-sm:px-3.5"
				>
					{confirming ? wizardFrame.pending : confirmationStep.confirm}
					<Icon name="arrow-right" className="size-5 max-xs:hidden" />
				</Button>
			</div>
		</Form>
	);
}

/** The screen responds to a tap before it is sent, which takes as long on a slow phone. */
const ANSWER_FIRST_MS = 60;

/** Saves one choice after the other: parallel requests could arrive in another order. `token` is the signed draft. */
function useAddonSaver(token: string) {
	const { state, submit } = useFetcher();
	const [waiting, setWaiting] = useState<readonly Addon[] | null>(null);

	useEffect(() => {
		if (!waiting || state !== "idle") return;
		const timer = setTimeout(() => {
			const body = new FormData();
			body.set(DRAFT_FIELD, draftFor("update", token));
			for (const addon of waiting) body.append("addons", addon);
			submit(body, { method: "post", preventScrollReset: true });
			setWaiting(null);
		}, ANSWER_FIRST_MS);
		return () => clearTimeout(timer);
	}, [waiting, state, submit, token]);

	// Saves after the running save; of those waiting only the newest is sent.
	return { save: setWaiting, saving: waiting !== null || state !== "idle" };
}

interface AddonGridProps extends TotalFormProps {
	onToggle: (addon: Addon, selected: boolean) => void;
}

function AddonGrid({ offered, prices, bundlePercent, services, saved, onToggle }: AddonGridProps) {
	const percentWith = (chosen: readonly Addon[]) => bundleWith(services, chosen, bundlePercent);
	return (
		<div className="grid gap-3 sm:grid-cols-2">
			{offered.map((addon) => (
				<label
					key={addon}
					className="flex min-h-16 cursor-pointer flex-wrap items-center gap-3 rounded-md border border-edge bg-white px-4 py-3 transition-colors hover:border-ink hover:bg-sky has-checked:border-ink has-checked:bg-glass-mist has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-glass"
				>
					{" "}
					<input
						type="checkbox"
						name="addons"
						value={addon}
						defaultChecked={saved.includes(addon)}
						onChange={(event) => onToggle(addon, event.currentTarget.checked)}
						className="focus-visible:outline-none"
					/>
					<span className="flex-1 leading-snug">
						{addons.labels[addon]}{" "}
						{percentWith([addon]) > percentWith([]) && (
							<span className="mt-1 block text-sm text-ink-soft">
								{confirmationStep.addOnBundle(percentWith([addon]))}
							</span>
						)}
					</span>{" "}
					<span className="text-sm text-ink-soft tabular-nums">
						{confirmationStep.addOnFrom} {formatDollars(prices[addon])}
					</span>
				</label>
			))}
		</div>
	);
}
