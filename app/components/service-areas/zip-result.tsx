import { paths } from "../../config/paths";
import { landingZipCheck } from "../../content/service-area-page";
import { zipMatch, zipNoMatch } from "../../content/zip-locator";
import { readZip } from "../../service-areas/read-zip";
import { findServiceArea } from "../../service-areas/zip-lookup";
import { Actions } from "../marketing/actions";
import { CallLink } from "../marketing/call-link";
import { ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { AreaFacts } from "./area-facts";

/** The locator's answer: the matched area, or that there is none; nothing before a ZIP was entered. */
export function ZipResult({ zip }: { zip: string }) {
	if (zip === "") return null;
	if (readZip(zip) === null) return <Notice tone="error" title={landingZipCheck.unreadable(zip)} />;
	const area = findServiceArea(zip);
	if (!area) return <NoMatch zip={zip} />;
	return (
		<div className="rounded-xl border-l-4 border-leaf bg-white p-6 shadow-card lg:p-8">
			<h2 className="text-xl">{zipMatch.heading}</h2>
			<p className="mt-3 flex flex-wrap items-center gap-3 text-lg font-bold">
				{area.name}
				{area.featured && <span className="rounded-sm bg-orange px-3 py-1 text-sm">{zipMatch.priority}</span>}
			</p>
			<div className="py-4">
				<AreaFacts area={area} />
			</div>
			<Actions>
				<ButtonLink href={paths.residential}>{zipMatch.book}</ButtonLink>
				<CallLink label={zipMatch.call} />
				<ButtonLink href={paths.location(area.slug)} variant="quiet">
					{zipMatch.details}
				</ButtonLink>
			</Actions>
		</div>
	);
}

function NoMatch({ zip }: { zip: string }) {
	return (
		<div className="rounded-xl border-l-4 border-orange bg-white p-6 shadow-card lg:p-8">
			<h2 className="text-xl">{zipNoMatch.heading(zip)}</h2>
			<p className="mt-3 text-ink-soft">{zipNoMatch.text}</p>
			<Actions className="mt-6">
				<ButtonLink href={paths.residential}>{zipNoMatch.contact}</ButtonLink>
				<CallLink label={zipNoMatch.call} />
			</Actions>
		</div>
	);
}
