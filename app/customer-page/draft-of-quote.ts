import type * as z from "zod/mini";
import { services } from "#app/catalog/options.ts";
import { type Draft, newDraft } from "#app/quote-wizard/draft.ts";
import { conditionSchemaFor, contactSchema, serviceSchema } from "#app/quote-wizard/step-schemas.ts";
import type { CustomerQuote } from "./customer-quote.server.ts";

/** The wizard's draft of a saved quote. An answer that the wizard no longer accepts is asked again. */
export function draftOfQuote(quote: CustomerQuote): Draft {
	const chosen = quote.services.map(({ service }) => service);
	const service = read(serviceSchema, {
		services: services.values.filter((value) => chosen.includes(value)),
		homeSize: quote.homeSize,
		stories: quote.stories,
		zip: quote.zipCode,
	});
	const contact = read(contactSchema, {
		name: quote.name,
		phone: quote.contactValue,
		contactMethod: quote.contactMethod,
		email: quote.email ?? undefined,
		address: quote.address ?? undefined,
	});
	const condition = read(conditionSchemaFor(service?.services ?? []), {
		lastCleaned: quote.lastCleaned ?? undefined,
		trackCondition: quote.trackCondition ?? undefined,
		gutterLastCleaned: quote.gutterLastCleaned ?? undefined,
		pressureTargets: quote.pressureTargets?.split(","),
		pressureLastCleaned: quote.pressureLastCleaned ?? undefined,
		concerns: quote.concerns ?? undefined,
	});
	return {
		...newDraft(quote.createdAt),
		id: quote.id,
		...(service && { service }),
		...(contact && { contact }),
		...(condition && { condition }),
		package: quote.package,
		saved: true,
		customerToken: quote.customerToken,
		addons: quote.addons.map(({ addon }) => addon),
	};
}

function read<Schema extends z.ZodMiniType>(schema: Schema, answers: object): z.output<Schema> | undefined {
	return schema.safeParse(answers).data;
}
