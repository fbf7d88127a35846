import { business } from "../../config/business";
import { paths } from "../../config/paths";
import type { ServiceArea } from "../../content/service-areas";
import { zipLocatorPage } from "../../content/zip-locator";
import { TextLink } from "../marketing/text-link";
import { ButtonLink } from "../ui/button";
import { AreaFacts } from "./area-facts";

/** Landmarks on a card of the grid; the result card shows all (SPEC section 2, /zip-locator). */
const LANDMARKS = 2;

/** One area of the locator's grid, as an entry of a list. */
export function AreaCard({ area }: { area: ServiceArea }) {
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
				<ButtonLink href={paths.residential} variant="ink">
					{zipLocatorPage.bookService}
				</ButtonLink>
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
