import type { SubmissionResult } from "@conform-to/react";
import type { FlashMessage } from "#app/content/flash-messages.ts";

export interface AuthReply {
	/** The fields without passwords, and what is wrong; omitted where nothing reached the server. */
	result?: SubmissionResult;
	flash: FlashMessage;
}

interface JudgedForm {
	reply(options: { hideFields: string[] }): SubmissionResult;
}

/** All fields but the passwords come back. The flash message defaults to the first issue. */
export function refusal(submission: JudgedForm, flash?: FlashMessage): AuthReply {
	const result = submission.reply({ hideFields: ["password", "confirmation"] });
	const [first] = Object.values(result.error ?? {}).flatMap((messages) => messages ?? []);
	return { result, flash: flash ?? { tone: "error", title: first ?? "" } };
}
