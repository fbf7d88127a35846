import { Faq } from "#app/components/marketing/faq.tsx";
import { QuoteOrCall, TextLink } from "#app/components/marketing/links.tsx";
import { CallToAction, CardGrid, CardSection, Section } from "#app/components/marketing/section.tsx";
import { ZipForm } from "#app/components/marketing/zip-form.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { CallLink } from "#app/components/ui/button.tsx";
import { IconList } from "#app/components/ui/icon-list.tsx";
import { paths } from "#app/config/paths.ts";
import { communities, neighborhoods } from "#app/config/places.ts";
import { type LocationPage, locationPages } from "#app/content/locations.ts";
import {
	landingZipCheck,
	localFocus,
	locationLinksTitle,
	serviceAreaClosing,
	serviceAreaFaq,
	serviceAreaHeadings,
	serviceBoundary,
} from "#app/content/service-area-page.ts";
import type { ZipAnswer } from "#app/service-areas/check-zip.ts";

interface ServiceAreaSectionsProps {
	answer?: ZipAnswer | undefined;
	location?: LocationPage | undefined;
}

export function ServiceAreaSections({ answer, location }: ServiceAreaSectionsProps) {
	return (
		<>
			<CardSection {...localFocus} layout="split" columns={1} look="ruled" />
			<Section
				title={location ? serviceAreaHeadings.homeRoutes : serviceAreaHeadings.communities}
				intro={serviceAreaHeadings.communitiesIntro}
				tone="cream"
			>
				<CommunityCards />
				<h3 className="mt-12 text-lg">{serviceAreaHeadings.neighborhoods}</h3>
				<IconList
					items={neighborhoods}
					icon="map-pin"
					iconClass="size-5 text-ember"
					itemClass="items-center gap-2 rounded-full bg-white px-4 py-2 font-semibold"
					className="mt-4 flex flex-wrap gap-2"
				/>
			</Section>
			<section id="zip-check" className="py-16 lg:py-24">
				<div className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
					<div>
						<h2 className="text-2xl">{landingZipCheck.title}</h2>
						<h3 className="mt-8 text-lg">{serviceBoundary.title}</h3>
						<p className="mt-2 max-w-prose text-ink-soft">{serviceBoundary.text}</p>
						<h3 className="mt-8 text-lg">{locationLinksTitle}</h3>
						<ul className="mt-1 flex flex-wrap gap-x-6">
							{locationPages.map(({ name, slug }) => (
								<li key={slug}>
									<a href={paths.location(slug)} className="tap link">
										{name}
									</a>
								</li>
							))}
						</ul>
					</div>
					<ZipCheck answer={answer} slug={location?.slug} />
				</div>
			</section>
			<Section title={serviceAreaHeadings.faq} tone="sky" layout="split">
				<Faq items={serviceAreaFaq} name="area-faq" />
			</Section>
			<CallToAction title={serviceAreaClosing.title} text={serviceAreaClosing.text}>
				<QuoteOrCall zip={location?.zips[0]} callVariant="ghost" />
			</CallToAction>
		</>
	);
}

function CommunityCards() {
	return (
		<CardGrid columns={6}>
			{communities.map(({ name, zip, response }) => (
				<li
					key={name}
					className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-white p-6"
				>
					<div>
						<h3 className="text-lg">{name}</h3>
						<p className="text-ink-soft">{response}</p>
					</div>
					<p className="text-xl font-bold tabular-nums tracking-tight text-glass">{zip}</p>
				</li>
			))}
		</CardGrid>
	);
}

function ZipCheck({ answer, slug }: { answer: ZipAnswer | undefined; slug: string | undefined }) {
	const { label, button } = landingZipCheck;
	return (
		<div className="rounded-xl bg-white p-6 shadow-lift lg:p-8">
			<ZipForm
				action={`${paths.serviceAreasCheck}#zip-check`}
				label={label}
				button={button}
				zip={answer?.zip ?? ""}
				area={slug}
			/>
			<div id="zip-result" role="status" className="*:mt-4">
				{answer && <Answer answer={answer} slug={slug} />}
			</div>
		</div>
	);
}

function Answer({ answer, slug }: { answer: ZipAnswer; slug: string | undefined }) {
	const { state, zip, place } = answer;
	const { success, placeSuccess, placeLink, outside, unreadable } = landingZipCheck;
	switch (state) {
		case "unreadable":
			return <Alert tone="error" title={unreadable(zip)} />;
		case "outside":
			return (
				<>
					<Alert tone="warning" title={outside} />
					<CallLink />
				</>
			);
		case "success":
			if (!place) return <Alert tone="success" title={success} />;
			return (
				<>
					<Alert tone="success" title={placeSuccess(zip, place.name)} text={place.visits} />
					{place.slug !== slug && (
						<TextLink href={paths.location(place.slug)}>{placeLink(place.name)}</TextLink>
					)}
				</>
			);
	}
}
