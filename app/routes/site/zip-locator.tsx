import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "../../components/marketing/call-to-action";
import { CardGrid } from "../../components/marketing/card-grid";
import { PageHero } from "../../components/marketing/page-hero";
import { Section } from "../../components/marketing/section";
import { ZipForm } from "../../components/marketing/zip-form";
import { AreaCard } from "../../components/service-areas/area-card";
import { ZipResult } from "../../components/service-areas/zip-result";
import { ButtonLink } from "../../components/ui/button";
import { paths } from "../../config/paths";
import { pageSeo } from "../../content/seo";
import { serviceAreas } from "../../content/service-areas";
import { trails } from "../../content/trails";
import { zipBanner, zipLocatorPage } from "../../content/zip-locator";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing } from "../../seo/page-things";

export const meta: MetaFunction = () =>
	pageMeta(pageSeo.zipLocator, {
		path: paths.zipLocator,
		image: "zip-locator",
		things: [breadcrumbThing(trails.zipLocator)],
	});

/** The ZIP that was asked for, empty where none was. Longer input is cut for display and matches nothing. */
export function loader({ request }: LoaderFunctionArgs) {
	return { zip: (new URL(request.url).searchParams.get("zip") ?? "").trim().slice(0, 20) };
}

export default function ZipLocatorRoute() {
	const { zip } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHero
				title={zipLocatorPage.title}
				text={zipLocatorPage.intro}
				trail={trails.zipLocator}
				panel={
					<>
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
						<div id="zip-result" role="status" className="*:mt-4">
							<ZipResult zip={zip} />
						</div>
					</>
				}
			/>
			<Section title={zipLocatorPage.areasTitle}>
				<CardGrid columns={4}>
					{serviceAreas.map((area) => (
						<AreaCard key={area.slug} area={area} />
					))}
				</CardGrid>
			</Section>
			<CallToAction title={zipBanner.title} text={zipBanner.text}>
				<ButtonLink href={paths.residential}>{zipBanner.button}</ButtonLink>
			</CallToAction>
		</>
	);
}
