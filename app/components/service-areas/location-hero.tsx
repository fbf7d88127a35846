import { paths } from "../../config/paths";
import type { LocationPage } from "../../content/locations";
import { locationLabels, placeBadges, serviceAreaHero } from "../../content/service-area-page";
import { locationTrail } from "../../content/trails";
import { BadgeList } from "../marketing/badge-list";
import { CallLink } from "../marketing/call-link";
import { PageHero } from "../marketing/page-hero";
import { QuoteLink } from "../marketing/quote-link";
import { TextLink } from "../marketing/text-link";
import { ButtonLink } from "../ui/button";
import { AreaFacts } from "./area-facts";

/** A location page's own opening: its heading, ZIPs, response time and landmarks. */
export function LocationHero({ location }: { location: LocationPage }) {
	return (
		<PageHero
			title={location.heading}
			text={location.intro}
			trail={locationTrail(location)}
			panel={
				<div className="rounded-xl bg-white p-6 shadow-card lg:p-8">
					{location.featured && (
						<p className="mb-4 inline-block rounded-sm bg-orange px-3 py-1 text-sm font-bold">
							{locationLabels.priority}
						</p>
					)}
					<AreaFacts area={location} visits={location.visits} />
					<div className="mt-4 border-t border-line pt-2">
						<TextLink href={paths.serviceAreas}>{locationLabels.all}</TextLink>
					</div>
				</div>
			}
			actions={
				<>
					<QuoteLink zip={location.zips[0]} />
					<CallLink label={serviceAreaHero.call} />
					<ButtonLink href={paths.residential} variant="quiet">
						{locationLabels.book}
					</ButtonLink>
				</>
			}
		>
			<BadgeList badges={placeBadges(location)} />
		</PageHero>
	);
}
