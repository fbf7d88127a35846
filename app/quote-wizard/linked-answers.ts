import type { ServiceAnswers } from "#app/answers/questions.ts";
import { readZip } from "#app/fields/zip.ts";
import { services } from "#app/services/services.ts";

/** `?service=gutter-cleaning&zip=18411`. Unknown services and ZIP codes are ignored. */
export function linkedAnswers(url: string): Partial<ServiceAnswers> {
	const { searchParams } = new URL(url);
	const wanted = searchParams.getAll("service");
	const chosen = services.values.filter((service) => wanted.includes(service));
	const zip = readZip(searchParams.get("zip") ?? "");
	return { ...(chosen.length > 0 && { services: chosen }), ...(zip !== null && { zip }) };
}
