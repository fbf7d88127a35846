import { customerFailures, customerPage } from "#app/content/customer-page.ts";

/** Returns the title of a customer's page that could not be loaded, by its loader's answer; null where it was. */
export function failureTitle(loaded: unknown): string | null {
	if (typeof loaded !== "object" || loaded === null || !("failure" in loaded)) return null;
	const failure = loaded.failure === "unknown" ? customerFailures.unknown : customerFailures.unreachable;
	return customerPage.failureTitle(failure.title);
}
