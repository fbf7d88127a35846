import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "../../components/marketing/call-to-action";
import { CardGrid } from "../../components/marketing/card-grid";
import { PageHero } from "../../components/marketing/page-hero";
import { QuoteLink } from "../../components/marketing/quote-link";
import { Section } from "../../components/marketing/section";
import { ZipForm } from "../../components/marketing/zip-form";
import { AreaCard } from "../../components/service-areas/area-card";
import { ZipResult } from "../../components/service-areas/zip-result";
import { ButtonLink } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { paths } from "../../config/paths";
import { pageSeo } from "../../content/seo";
import { serviceAreas } from "../../content/service-areas";
import { trails } from "../../content/trails";
import { zipBanner, zipLocatorPage } from "../../content/zip-locator";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing } from "../../seo/page-things";
import { readZip } from "../../service-areas/read-zip";

export const meta: MetaFunction = () =>
	pageMeta(pageSeo.zipLocator, {
		path: paths.zipLocator,
		image: "zip-locator",
		things: [breadcrumbThing(trails.zipLocator)],
	});

/** The ZIP code that was asked for, or what was typed instead of one; empty where nothing was. */
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
				trail={trails.zipLocator}
				actions={<QuoteLink />}
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
								resultId="zip-result"
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
							<AreaCard key={area.slug} area={area} />
						))}
					</CardGrid>
				</details>
			</Section>
			<CallToAction title={zipBanner.title} text={zipBanner.text}>
				<QuoteLink />
				<ButtonLink href={paths.residential} variant="ghost">
					{zipBanner.button}
				</ButtonLink>
			</CallToAction>
		</>
	);
}
