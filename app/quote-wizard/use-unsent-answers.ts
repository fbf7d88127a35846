import { useEffect } from "react";
import type { StepName } from "./steps.ts";
import { keepUnsent, restoreUnsent } from "./unsent-answers.ts";

export function useUnsentAnswers(step: StepName, formId: string): void {
	useEffect(() => {
		const form = document.getElementById(formId);
		if (!(form instanceof HTMLFormElement)) return;
		restoreUnsent(step, form);
		const keep = () => keepUnsent(step, form);
		form.addEventListener("input", keep);
		return () => form.removeEventListener("input", keep);
	}, [step, formId]);
}
