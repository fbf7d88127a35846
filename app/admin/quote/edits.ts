import { ownerPaths } from "#app/config/owner-paths.ts";
import { answersForm, contactForm } from "#app/content/quote-form.ts";

/** The pages on which an owner changes what a saved quote says. */
export function editsOf(id: string) {
	return [
		{ to: ownerPaths.editContact(id), label: contactForm.open },
		{ to: ownerPaths.editAnswers(id), label: answersForm.open },
	];
}
