import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "#app/components/marketing/call-to-action.tsx";
import { CardGrid } from "#app/components/marketing/card-grid.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { QuoteLink } from "#app/components/marketing/quote-link.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { ZipForm } from "#app/components/marketing/zip-form.tsx";
import { AreaCard, ZipResult } from "#app/components/service-areas/zip-result.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { bookingPath, paths } from "#app/config/paths.ts";
import { serviceAreas } from "#app/config/places.ts";
import { zipBanner, zipLocatorPage } from "#app/content/zip-locator.ts";
import { readZip } from "#app/fields/zip.ts";
import { publicMeta } from "#app/seo/public-page.ts";

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
							<ZipForm
								action={paths.zipLocator}
								label={zipLocatorPage.label}
								button={zipLocatorPage.button}
								placeholder={zipLocatorPage.placeholder}
								zip={zip}
								ignoreEmpty
							/>
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
