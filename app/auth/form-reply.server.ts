import type { SubmissionResult } from "@conform-to/react";
import type { FlashMessage } from "#app/content/flash-messages.ts";

/** What an action of the owner's side replies when it refuses a form. */
export interface AuthReply {
	/** The fields as sent, without passwords, and what is wrong with them; left out where nothing reached the server. */
	result?: SubmissionResult;
	flash: FlashMessage;
}

/** What is needed of Conform's submission here. */
interface JudgedForm {
	reply(options: { hideFields: string[] }): SubmissionResult;
}

/** Refuses a form: all fields come back but the passwords. Without a flash message it is the first issue. */
export function refusal(submission: JudgedForm, flash?: FlashMessage): AuthReply {
	const result = submission.reply({ hideFields: ["password", "confirmation"] });
	const [first] = Object.values(result.error ?? {}).flatMap((messages) => messages ?? []);
	return { result, flash: flash ?? { tone: "error", title: first ?? "" } };
}
