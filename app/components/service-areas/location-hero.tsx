import { BadgeList } from "#app/components/marketing/badge-list.tsx";
import { QuoteOrCall, TextLink } from "#app/components/marketing/links.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { bookingPath, paths } from "#app/config/paths.ts";
import { locationBreadcrumbs } from "#app/content/breadcrumbs.ts";
import type { LocationPage } from "#app/content/locations.ts";
import { locationLabels, placeBadges } from "#app/content/service-area-page.ts";
import { AreaFacts } from "./area-facts.tsx";

export function LocationHero({ location }: { location: LocationPage }) {
	return (
		<PageHero
			title={location.heading}
			text={location.intro}
			breadcrumbs={locationBreadcrumbs(location)}
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
					<QuoteOrCall zip={location.zips[0]} />
					<ButtonLink href={bookingPath(location.zips[0])} variant="quiet">
						{locationLabels.book}
					</ButtonLink>
				</>
			}
		>
			<BadgeList badges={placeBadges(location)} />
		</PageHero>
	);
}
