import { business } from "#app/config/business.ts";
import { composeMail } from "#app/email/compose.server.ts";
import { mailContents } from "#tests/support/mail-contents.ts";

// Prints each mail, as the profile in this folder's sources has it.

const mails = mailContents.map((content) =>
	composeMail(content, "key", {
		origin: business.siteUrl,
		owners: [business.email.display],
		secret: "-".repeat(32),
	}),
);
console.log(JSON.stringify(mails, null, "\t"));
