import { TextLink } from "#app/components/marketing/text-link.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { business } from "#app/config/business.ts";
import { bookingPath, paths } from "#app/config/paths.ts";
import type { ServiceArea } from "#app/config/places.ts";
import { zipLocatorPage } from "#app/content/zip-locator.ts";
import { AreaFacts } from "./area-facts.tsx";

const LANDMARKS = 2;

/** `zip` is what was typed before. */
export function AreaCard({ area, zip }: { area: ServiceArea; zip: string }) {
	return (
		<li className="flex flex-col rounded-xl border border-line bg-white p-6">
			<h3 className="text-xl">{area.name}</h3>
			{area.featured && (
				<p className="mt-2 self-start rounded-sm bg-orange-mist px-3 py-1 text-sm font-bold text-ember">
					{zipLocatorPage.priority}
				</p>
			)}
			<div className="grow py-4">
				<AreaFacts area={area} landmarks={LANDMARKS} />
			</div>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
				<ButtonLink href={bookingPath(zip)} variant="ink">
					{zipLocatorPage.bookService}
				</ButtonLink>{" "}
				<TextLink href={paths.location(area.slug)}>
					{zipLocatorPage.viewDetails}
					<span className="sr-only">
						: {area.name}, {business.home.region}
					</span>
				</TextLink>
			</div>
		</li>
	);
}
