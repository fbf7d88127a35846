import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CheckList } from "#app/components/marketing/check-list.tsx";
import { IconCards } from "#app/components/marketing/icon-cards.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { TextLink } from "#app/components/marketing/text-link.tsx";
import {
	ResidentialActions,
	ResidentialPledges,
	ResidentialQuote,
	ResidentialReviews,
} from "#app/components/residential/residential-sections.tsx";
import { paths } from "#app/config/paths.ts";
import {
	residentialAreas,
	residentialBenefits,
	residentialBenefitsTitle,
	residentialHero,
	residentialPromise,
} from "#app/content/residential.ts";
import { readZip } from "#app/fields/zip.ts";
import { publicMeta } from "#app/seo/public-page.ts";

export const meta = publicMeta("residential");

export function loader({ request }: LoaderFunctionArgs) {
	return { zip: readZip(new URL(request.url).searchParams.get("zip") ?? "") ?? undefined };
}

export default function ResidentialRoute() {
	const { zip } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHero
				title={residentialHero.title}
				text={residentialHero.text}
				breadcrumbs="residential"
				picture={{ name: "driveway-after", alt: residentialHero.imageAlt }}
				actions={<ResidentialActions zip={zip} />}
			/>
			<Section title={residentialBenefitsTitle} tone="sky">
				<IconCards cards={residentialBenefits} columns={6} look="panes" />
			</Section>
			<Section title={residentialPromise.title} layout="split">
				<CheckList points={residentialPromise.points} />
			</Section>
			<section className="bg-cream py-12">
				<div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
					<div>
						<h2 className="text-2xl">{residentialAreas.title}</h2>
						<p className="mt-2 text-lg text-ink-soft">{residentialAreas.text}</p>
					</div>
					<p className="flex flex-wrap gap-x-8">
						<TextLink href={paths.serviceAreasAlias}>{residentialAreas.areasLink}</TextLink>
						<TextLink href={paths.zipLocator}>{residentialAreas.zipLink}</TextLink>
					</p>
				</div>
			</section>
			<ResidentialQuote zip={zip} />
			<ResidentialReviews />
			<ResidentialPledges zip={zip} />
		</>
	);
}
