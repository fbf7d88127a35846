import type { MetaFunction } from "@remix-run/cloudflare";
import { CallLink } from "../../components/marketing/call-link";
import { CallToAction } from "../../components/marketing/call-to-action";
import { CardGrid } from "../../components/marketing/card-grid";
import { CheckList } from "../../components/marketing/check-list";
import { IconCard } from "../../components/marketing/icon-card";
import { OwnerPhotos } from "../../components/marketing/owner-photos";
import { OwnerSignature } from "../../components/marketing/owner-signature";
import { PageHero } from "../../components/marketing/page-hero";
import { QuoteLink } from "../../components/marketing/quote-link";
import { Section } from "../../components/marketing/section";
import { ButtonLink } from "../../components/ui/button";
import { yearsInBusiness } from "../../config/business";
import { paths } from "../../config/paths";
import {
	aboutClosing,
	aboutPromise,
	aboutStory,
	aboutTrust,
	aboutValues,
	aboutValuesTitle,
} from "../../content/about";
import { pageSeo } from "../../content/seo";
import { trails } from "../../content/trails";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing } from "../../seo/page-things";

export const handle = { prerender: [paths.about] } satisfies RouteHandle;
export const meta: MetaFunction = () =>
	pageMeta(pageSeo.about, { path: paths.about, image: "about", things: [breadcrumbThing(trails.about)] });

export default function AboutRoute() {
	return (
		<>
			<PageHero
				title={aboutStory.title}
				text={aboutStory.intro}
				trail={trails.about}
				picture={{ name: "team-van", alt: aboutStory.imageAlt }}
				actions={
					<>
						<QuoteLink />
						<CallLink label={aboutClosing.call} />
					</>
				}
			/>
			<Section title={aboutStory.heading} layout="split">
				<div className="grid max-w-prose gap-5 text-lg">
					{aboutStory.paragraphs(yearsInBusiness(Date.now())).map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<OwnerSignature />
				</div>
			</Section>
			<section className="bg-orange-mist py-16 lg:py-20">
				<div className="wrap max-w-4xl">
					<h2 className="font-bold text-base text-ember tracking-normal">{aboutPromise.title}</h2>
					<p className="mt-4 text-pretty font-semibold text-xl leading-9 tracking-tight lg:text-2xl lg:leading-12">
						{aboutPromise.text}
					</p>
				</div>
			</section>
			<Section title={aboutValuesTitle}>
				<CardGrid columns={2} look="panes">
					{aboutValues.map((value) => (
						<IconCard key={value.title} card={value} look="pane" />
					))}
				</CardGrid>
			</Section>
			<Section title={aboutTrust.title} tone="cream" layout="split">
				<CheckList points={aboutTrust.points} wide />
				<OwnerPhotos />
			</Section>
			<CallToAction title={aboutClosing.title} text={aboutClosing.text}>
				<QuoteLink />
				<ButtonLink href={paths.zipLocator} variant="ghost">
					{aboutClosing.zipLink}
				</ButtonLink>
				<ButtonLink href={paths.serviceAreas} variant="ghost">
					{aboutClosing.areasLink}
				</ButtonLink>
				<CallLink label={aboutClosing.call} variant="ghost" />
			</CallToAction>
		</>
	);
}
