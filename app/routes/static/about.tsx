import { CheckList } from "#app/components/marketing/check-list.tsx";
import { QuoteLink, QuoteOrCall } from "#app/components/marketing/links.tsx";
import { OwnerSignature } from "#app/components/marketing/owner-portrait.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { Picture } from "#app/components/marketing/picture.tsx";
import { CallToAction, CardSection, Section } from "#app/components/marketing/section.tsx";
import { ButtonLink, CallLink } from "#app/components/ui/button.tsx";
import { yearsInBusiness } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { aboutPage as page } from "#app/content/about.ts";
import { photoTexts } from "#app/content/owner-photos.ts";
import { isPicture } from "#app/pictures/pictures.ts";
import { publicMeta } from "#app/seo/public-page.ts";

export const meta = publicMeta("about");

export default function AboutRoute() {
	return (
		<>
			<PageHero {...page.story} breadcrumbs="about" actions={<QuoteOrCall />} />
			<Section title={page.story.heading} layout="split">
				<div className="grid max-w-prose gap-5 text-lg">
					{page.story.paragraphs(yearsInBusiness(Date.now())).map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<OwnerSignature />
				</div>
			</Section>
			<section className="bg-orange-mist py-16 lg:py-20">
				<div className="wrap max-w-4xl">
					<h2 className="font-bold text-base text-ember tracking-normal">{page.promise.title}</h2>
					<p className="mt-4 text-pretty font-semibold text-xl leading-9 tracking-tight lg:text-2xl lg:leading-12">
						{page.promise.text}
					</p>
				</div>
			</section>
			<CardSection {...page.values} columns={2} look="panes" />
			<Section title={page.trust.title} tone="cream" layout="split">
				<CheckList points={page.trust.points} />
				<OwnerPhotos />
			</Section>
			<CallToAction title={page.closing.title} text={page.closing.text}>
				<QuoteLink />
				<ButtonLink href={paths.zipLocator} variant="ghost">
					{page.closing.zipLink}
				</ButtonLink>
				<ButtonLink href={paths.serviceAreas} variant="ghost">
					{page.closing.areasLink}
				</ButtonLink>
				<CallLink variant="ghost" />
			</CallToAction>
		</>
	);
}

const photos: readonly { name: string; alt: string }[] = [
	{ name: "team", alt: photoTexts.team },
	{ name: "certificate", alt: photoTexts.certificate },
];

function OwnerPhotos() {
	const shown = photos.flatMap(({ name, alt }) => (isPicture(name) ? [{ name, alt }] : []));
	if (shown.length === 0) return null;
	return (
		<ul className="mt-8 grid gap-5 sm:grid-cols-2">
			{shown.map(({ name, alt }) => (
				<li key={name}>
					<Picture name={name} alt={alt} sizes="(min-width: 40rem) 24rem, 92vw" className="rounded-lg" />
				</li>
			))}
		</ul>
	);
}
