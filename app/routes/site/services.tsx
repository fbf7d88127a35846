import type { MetaFunction } from "@remix-run/cloudflare";
import { Actions } from "../../components/marketing/actions";
import { CallLink } from "../../components/marketing/call-link";
import { CallToAction } from "../../components/marketing/call-to-action";
import { CardGrid } from "../../components/marketing/card-grid";
import { IconCard } from "../../components/marketing/icon-card";
import { PageHero } from "../../components/marketing/page-hero";
import { PictureCard } from "../../components/marketing/picture-card";
import { QuoteLink } from "../../components/marketing/quote-link";
import { Section } from "../../components/marketing/section";
import { TextLink } from "../../components/marketing/text-link";
import { paths } from "../../config/paths";
import { homeHero } from "../../content/home";
import { pageSeo } from "../../content/seo";
import { additionalServices, featuredServices, servicesPage } from "../../content/services";
import { trails } from "../../content/trails";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing, serviceCatalogThing } from "../../seo/page-things";

export const handle = { prerender: [paths.services] } satisfies RouteHandle;
export const meta: MetaFunction = () =>
	pageMeta(pageSeo.services, {
		path: paths.services,
		image: "services",
		things: [breadcrumbThing(trails.services), serviceCatalogThing()],
	});

export default function ServicesRoute() {
	return (
		<>
			<PageHero
				title={servicesPage.title}
				text={servicesPage.intro}
				trail={trails.services}
				picture={{ name: "hero", alt: homeHero.imageAlt, focus: "right" }}
				actions={
					<>
						<QuoteLink />
						<CallLink label={servicesPage.closingCall} />
					</>
				}
			/>
			<Section title={servicesPage.featuredTitle}>
				<CardGrid columns={2}>
					{featuredServices.map(({ title, description, picture, href, link, service }) => (
						<PictureCard
							key={title}
							title={title}
							description={description}
							picture={picture}
							badge={servicesPage.popular}
						>
							<div className="grid justify-items-start gap-2">
								<TextLink href={href}>{link}</TextLink>
								<Actions>
									<QuoteLink service={service} />
									<CallLink label={servicesPage.cardCall} />
								</Actions>
							</div>
						</PictureCard>
					))}
				</CardGrid>
			</Section>
			<section className="bg-orange-mist py-12">
				<div className="wrap grid gap-2 lg:grid-cols-[auto_1fr] lg:items-baseline lg:gap-12">
					<h2 className="text-2xl">{servicesPage.bundleTitle}</h2>
					<p className="text-lg">{servicesPage.bundleText}</p>
				</div>
			</section>
			<Section title={servicesPage.additionalTitle} intro={servicesPage.additionalIntro}>
				<CardGrid columns={4} look="ruled">
					{additionalServices.map((service) => (
						<IconCard key={service.title} card={service} look="ruled" />
					))}
				</CardGrid>
			</Section>
			<CallToAction title={servicesPage.closingTitle} text={servicesPage.closingText}>
				<QuoteLink />
				<CallLink label={servicesPage.closingCall} variant="ghost" />
			</CallToAction>
		</>
	);
}
