/** The part of the tool that the tests use; it brings no types of its own. */
declare module "structured-data-testing-tool" {
	interface Preset {
		name: string;
	}
	interface CheckedTest {
		test: string;
		error?: { message: string };
	}
	interface Outcome {
		passed: CheckedTest[];
		failed: CheckedTest[];
		schemas: string[];
	}
	/** Rejects with an error that has the outcome as `res` when a test fails. */
	export function structuredDataTest(
		html: string,
		options: { presets?: Preset[]; tests?: { test: string; type: "jsonld"; expect?: unknown }[] },
	): Promise<Outcome>;
}

declare module "structured-data-testing-tool/presets.js" {
	import type { Preset } from "structured-data-testing-tool";

	const presets: { Facebook: Preset; Twitter: Preset };
	export default presets;
}
