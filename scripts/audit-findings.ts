import { z } from "zod";

const reportSchema = z.object({
	vulnerabilities: z.record(
		z.string(),
		z.object({
			// A text names another package of the report, by which this one is reached.
			via: z.array(z.union([z.string(), z.object({ url: z.string(), title: z.string() })])),
		}),
	),
});

const signaturesSchema = z.object({ invalid: z.array(z.unknown()), missing: z.array(z.unknown()) });

export const acceptedSchema = z.array(
	z.strictObject({
		advisory: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
		reason: z.string().min(20),
		/** The last day on which the finding is accepted, such as 2027-05-31. */
		until: z.iso.date(),
	}),
);

export type Accepted = z.output<typeof acceptedSchema>;

/** Says in a sentence each what is wrong with a report of `npm audit --json` on a day (such as 2027-05-31): findings that nobody
 * accepted, those accepted no longer, and accepted ones that are gone. Null where the report is none, because the registry did not answer. */
export function auditFaults(report: unknown, accepted: Accepted, day: string): string[] | null {
	const { data } = reportSchema.safeParse(report);
	if (!data) return null;
	const found = new Map<string, string>();
	for (const [name, { via }] of Object.entries(data.vulnerabilities))
		for (const cause of via)
			if (typeof cause !== "string")
				found.set(cause.url.split("/").at(-1) ?? cause.url, `${name}: ${cause.title}`);
	return [
		...Array.from(found)
			.filter(([advisory]) => !accepted.some((known) => known.advisory === advisory))
			.map(([advisory, text]) => `${advisory} is new (${text}).`),
		...accepted
			.filter(({ until }) => until < day)
			.map(({ advisory, until }) => `${advisory} was accepted until ${until}.`),
		...accepted
			.filter(({ advisory }) => !found.has(advisory))
			.map(({ advisory }) => `${advisory} is found no more: take it off the list.`),
	];
}

/** Says which signatures of packages are wrong or missing, by what `npm audit signatures --json` printed; null as `auditFaults`. */
export function signatureFaults(report: unknown): string[] | null {
	const { data } = signaturesSchema.safeParse(report);
	if (!data) return null;
	const { invalid, missing } = data;
	return [
		...(invalid.length > 0 ? [`Wrong signatures: ${JSON.stringify(invalid)}`] : []),
		...(missing.length > 0 ? [`Packages without a signature: ${JSON.stringify(missing)}`] : []),
	];
}
