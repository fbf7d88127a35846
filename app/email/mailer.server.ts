import * as z from "zod/mini";
import { business } from "#app/config/business.ts";

/** A mail as it leaves the site, always from the fixed no-reply sender. */
export interface Mail {
	to: readonly string[];
	/** Where an answer goes, if anywhere. */
	replyTo?: string | undefined;
	subject: string;
	text: string;
	html: string;
	/** The same for every attempt: by it a mail that arrives twice is known as one. */
	key: string;
}

export interface Mailer {
	/**
	 * Resolves when the provider has taken the mail.
	 * @throws when it has not, or when nobody knows; then the same mail may be sent again.
	 */
	send(mail: Mail): Promise<void>;
}

const bindingSchema = z.object({
	EMAIL: z.custom<SendEmail>((value) => value !== null && value !== undefined),
});

/** Cloudflare's Email Service, through the Worker's binding; without the binding every mail fails. */
export function cloudflareMailer(bindings: object): Mailer {
	const { data } = bindingSchema.safeParse(bindings);
	return {
		async send({ key, to, replyTo, ...content }) {
			if (!data) throw new Error("The Worker has no EMAIL binding: wrangler.toml names it under send_email");
			await data.EMAIL.send({
				...content,
				from: { email: business.email.noReply, name: business.name },
				to: [...to],
				...(replyTo && { replyTo }),
				// The service sets Message-ID itself and accepts X- headers.
				headers: { "X-Entity-Ref-ID": key, "Auto-Submitted": "auto-generated" },
			});
		},
	};
}
