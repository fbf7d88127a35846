import * as z from "zod/mini";
import { business } from "#app/config/business.ts";

const own = business.email.display;

export interface Mail {
	to: readonly string[];
	replyTo?: string | undefined;
	subject: string;
	text: string;
	html: string;
	attachments?: readonly MailAttachment[];
	/** Mail programs stop such mails at this address, by the recipient's one click. */
	stopAddress?: string;
	/** Every attempt has the same key, so that a duplicate can be recognised. */
	key: string;
}

interface MailAttachment {
	fileName: string;
	type: string;
	text: string;
}

export interface Mailer {
	/** @throws when the provider did not accept the mail, or that is unknown; the same mail may be sent again. */
	send(mail: Mail): Promise<void>;
}

const bindingSchema = z.object({
	EMAIL: z.custom<SendEmail>((value) => value !== null && value !== undefined),
});

/** Cloudflare's Email Service, through the Worker's binding; without it every mail fails. */
export function cloudflareMailer(bindings: object): Mailer {
	const { data } = bindingSchema.safeParse(bindings);
	return {
		async send({ key, to, replyTo, attachments, stopAddress, ...content }) {
			if (!data) throw new Error("The Worker has no EMAIL binding: wrangler.toml names it under send_email");
			await data.EMAIL.send({
				...content,
				// Who is told to reply may answer the sender as well.
				from: { email: replyTo === own ? own : business.email.noReply, name: business.name },
				to: [...to],
				...(replyTo && { replyTo }),
				...(attachments && { attachments: attachments.map(toAttachment) }),
				// The service sets Message-ID itself and accepts X- headers.
				headers: {
					"X-Entity-Ref-ID": key,
					"Auto-Submitted": "auto-generated",
					...stopHeaders(stopAddress),
				},
			});
		},
	};
}

/** The service takes no address without TLS, which a local site has. */
function stopHeaders(address: string | undefined): Record<string, string> {
	if (!address?.startsWith("https:")) return {};
	return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function toAttachment({ fileName, type, text }: MailAttachment) {
	// As text the content would be taken for Base64.
	const content = new TextEncoder().encode(text);
	return { disposition: "attachment" as const, filename: fileName, type, content };
}
