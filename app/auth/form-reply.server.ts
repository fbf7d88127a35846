import type { Submission, SubmissionResult } from "@conform-to/react";
import type { NoticeText } from "../content/notices";

/** What an action of the owner's side replies when it refuses a form. */
export interface AuthReply {
	/** The fields as sent, without passwords, and what is wrong with them. */
	result: SubmissionResult<string[]>;
	notice: NoticeText;
}

/** Refuses a form: all fields come back but the passwords. Without a notice it is the first issue (SPEC section 5). */
export function refusal(submission: Submission<unknown, string[]>, notice?: NoticeText): AuthReply {
	const result = submission.reply({ hideFields: ["password", "confirmation"] });
	const [first] = Object.values(result.error ?? {}).flatMap((messages) => messages ?? []);
	return { result, notice: notice ?? { tone: "error", title: first ?? "" } };
}
