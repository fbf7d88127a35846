import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ActionRow, QuoteLink, TextLink } from "#app/components/marketing/links.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { CallToAction, CardGrid, Section } from "#app/components/marketing/section.tsx";
import { ZipForm } from "#app/components/marketing/zip-form.tsx";
import { AreaFacts } from "#app/components/service-areas/area-facts.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { ButtonLink, CallLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { business } from "#app/config/business.ts";
import { bookingPath, paths } from "#app/config/paths.ts";
import { type ServiceArea, serviceAreas } from "#app/config/places.ts";
import { areaReach } from "#app/content/area-reach.ts";
import { landingZipCheck } from "#app/content/service-area-page.ts";
import { zipBanner, zipLocatorPage, zipMatch, zipNoMatch } from "#app/content/zip-locator.ts";
import { readZip } from "#app/fields/zip.ts";
import { publicMeta } from "#app/seo/public-page.ts";
import { findServiceArea, isInState, isOnDailyRoutes } from "#app/service-areas/zip-lookup.ts";

export const meta = publicMeta("zipLocator");

export function loader({ request }: LoaderFunctionArgs) {
	const typed = new URL(request.url).searchParams.get("zip") ?? "";
	return { zip: readZip(typed) ?? typed.trim().slice(0, 40) };
}

export default function ZipLocatorRoute() {
	const { zip } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHero
				title={zipLocatorPage.title}
				text={zipLocatorPage.intro}
				breadcrumbs="zipLocator"
				actions={<QuoteLink zip={zip} />}
				panel={
					<>
						<div id="zip-result" role="status" className="*:mb-4">
							<ZipResult zip={zip} />
						</div>
						<div className="rounded-xl bg-white p-6 shadow-card lg:p-8">
							<ZipForm action={paths.zipLocator} {...zipLocatorPage} zip={zip} ignoreEmpty />
						</div>
					</>
				}
			/>
			<Section title={zipLocatorPage.areasTitle}>
				<details className="collapsed-on-phones group">
					<summary className="flex min-h-14 items-center justify-between gap-4 rounded-md border border-edge bg-white px-4 font-bold">
						{zipLocatorPage.showAreas(serviceAreas.length)}
						<Icon name="plus" className="size-6 text-ember group-open:rotate-45" />
					</summary>
					<CardGrid columns={4} className="max-md:mt-6">
						{serviceAreas.map((area) => (
							<AreaCard key={area.slug} area={area} zip={zip} />
						))}
					</CardGrid>
				</details>
			</Section>
			<CallToAction title={zipBanner.title} text={zipBanner.text}>
				<QuoteLink zip={zip} />
				<ButtonLink href={bookingPath(zip)} variant="ghost">
					{zipBanner.button}
				</ButtonLink>
			</CallToAction>
		</>
	);
}

function ZipResult({ zip }: { zip: string }) {
	if (zip === "") return null;
	if (readZip(zip) === null) return <Alert tone="error" title={landingZipCheck.unreadable(zip)} />;
	const area = findServiceArea(zip);
	if (!area) return <NoMatch zip={zip} />;
	return (
		<div className="rounded-xl border-l-4 border-leaf bg-white p-6 shadow-card lg:p-8">
			<h2 className="text-xl">{zipMatch.heading}</h2>
			<p className="mt-3 flex flex-wrap items-center gap-3 text-lg font-bold">
				{area.name}{" "}
				{area.featured && <span className="rounded-sm bg-orange px-3 py-1 text-sm">{zipMatch.priority}</span>}
			</p>
			<div className="py-4">
				<AreaFacts
					area={area}
					zip={readZip(zip)}
					visits={isOnDailyRoutes(zip) ? undefined : areaReach.visits}
				/>
			</div>
			<ActionRow>
				<ButtonLink href={bookingPath(zip)}>{zipMatch.book}</ButtonLink>
				<CallLink label={zipMatch.call} />
				<ButtonLink href={paths.location(area.slug)} variant="quiet">
					{zipMatch.details}
				</ButtonLink>
			</ActionRow>
		</div>
	);
}

function NoMatch({ zip }: { zip: string }) {
	return (
		<div className="rounded-xl border-l-4 border-orange bg-white p-6 shadow-card lg:p-8">
			<h2 className="text-xl">{zipNoMatch.heading(zip)}</h2>
			<p className="mt-3 text-ink-soft">{isInState(zip) ? zipNoMatch.text : zipNoMatch.farText}</p>
			<ActionRow className="mt-6">
				<ButtonLink href={bookingPath(zip)}>{zipNoMatch.contact}</ButtonLink>
				<CallLink />
			</ActionRow>
		</div>
	);
}

const LANDMARKS = 2;

/** `zip` is what was typed before. */
function AreaCard({ area, zip }: { area: ServiceArea; zip: string }) {
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
