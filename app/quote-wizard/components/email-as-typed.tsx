import type { SubmissionResult } from "@conform-to/react";
import { EMAIL_AS_TYPED } from "#app/quote-wizard/hidden-fields.ts";

/** The address that the server asked about: the same one again is meant so. */
export function EmailAsTyped({ reply }: { reply: SubmissionResult | undefined }) {
	if (!reply?.error?.email) return null;
	return <input type="hidden" name={EMAIL_AS_TYPED} value={String(reply.initialValue?.email ?? "")} />;
}
