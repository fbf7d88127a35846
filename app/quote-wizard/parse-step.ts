import { parse } from "@conform-to/react";
import type * as z from "zod/mini";

/** Validates a step's form, in the browser as on the server. An empty field counts as not sent. */
export function parseStep<Schema extends z.ZodMiniType>(form: FormData, schema: Schema) {
	return parse<z.output<Schema>, string[]>(form, {
		resolve(payload) {
			const sent = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== ""));
			const result = schema.safeParse(sent);
			return result.success ? { value: result.data } : { error: messagesByField(result.error.issues) };
		},
	});
}

function messagesByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
	const messages: Record<string, string[]> = {};
	for (const { path, message } of issues) {
		const name = String(path[0] ?? "");
		messages[name] = [...(messages[name] ?? []), message];
	}
	return messages;
}
