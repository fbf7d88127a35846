import { homeSizes } from "#app/catalog/options.ts";
import { namesOf } from "#app/catalog/records.ts";
import { QuoteLink, TextLink } from "#app/components/marketing/links.tsx";
import { CardGrid, Section } from "#app/components/marketing/section.tsx";
import { paths } from "#app/config/paths.ts";
import { type LocationPage, locationPages } from "#app/content/locations.ts";
import { locationPrices, withSurcharges } from "#app/content/price-texts.ts";
import { locationSections } from "#app/content/service-area-page.ts";
import { formatRange } from "#app/pricing/format.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";

export function LocationSections({ location, book }: { location: LocationPage; book: PriceBook }) {
	const { where, homes, homeSize, zips, parts, neighbors } = location;
	const { prices, priceOf, services, parts: partsTitle, neighbors: neighborsTitle } = locationSections;
	const ranges = locationPrices(book, homeSize);
	return (
		<>
			<Section
				title={prices(where)}
				intro={homes}
				layout="split"
				aside={<QuoteLink zip={zips[0]} className="mt-2" />}
			>
				<p className="text-ink-soft">{withSurcharges(priceOf(homeSizes.labels[homeSize]), book)}</p>
				<dl className="mt-4 border-b border-ink/15">
					{namesOf(services).map((name) => (
						<div key={name} className="flex flex-wrap items-baseline gap-x-6 border-t border-ink/15 py-4">
							<dt className="flex-1 font-semibold">{services[name]}</dt>
							<dd className="text-xl font-bold tabular-nums tracking-tight whitespace-nowrap">
								{formatRange(ranges[name])}
							</dd>
						</div>
					))}
				</dl>
			</Section>
			<Section title={partsTitle(where)} intro={location.visits} tone="sky">
				<CardGrid columns={6}>
					{zips.map((zip, position) => (
						<li key={zip} className="flex flex-wrap items-baseline gap-x-4 rounded-lg bg-white p-5">
							<span className="text-xl font-bold tabular-nums tracking-tight text-glass">{zip}</span>{" "}
							<span className="flex-1">{parts[position]}</span>
						</li>
					))}
				</CardGrid>
				<p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
					<span className="font-bold">{neighborsTitle}: </span>
					{locationPages
						.filter(({ slug }) => neighbors.includes(slug))
						.map((neighbor) => (
							<TextLink key={neighbor.slug} href={paths.location(neighbor.slug)}>
								{neighbor.name}
							</TextLink>
						))}
				</p>
			</Section>
		</>
	);
}
