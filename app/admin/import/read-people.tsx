import { PastJobLine } from "#app/admin/customers/past-job-line.tsx";
import { importPage } from "#app/content/customer-import.ts";
import { formatKey } from "#app/fields/phone.ts";
import type { ReadSample } from "./import-page.server.ts";

/** The first people of a file, by whom an owner sees whether its columns were told apart. */
export function ReadPeople({ samples }: { samples: readonly ReadSample[] }) {
	if (samples.length === 0) return null;
	return (
		<section className="grid gap-2">
			<h3 className="text-base">{importPage.check.samples}</h3>
			<ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white shadow-card">
				{samples.map(({ line, name, keys, note, job }) => (
					<li key={line} className="grid gap-1 px-4 py-2 text-sm wrap-anywhere">
						<p className="font-bold">{name}</p>
						<p>{keys.map(formatKey).join(", ")}</p>
						{note && <p className="whitespace-pre-line text-ink-soft">{note}</p>}
						{job && (
							<ul>
								<PastJobLine {...job} />
							</ul>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
