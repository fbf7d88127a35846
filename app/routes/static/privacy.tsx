import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { privacyPage, privacySections } from "#app/content/privacy.ts";
import { publicMeta } from "#app/seo/public-page.ts";

export const meta = publicMeta("privacy");

export default function PrivacyRoute() {
	return (
		<>
			<PageHero {...privacyPage} breadcrumbs="privacy" />
			{privacySections.map(({ title, id, points }, index) => (
				<Section key={title} id={id} title={title} layout="split" tone={index % 2 === 0 ? "cream" : "paper"}>
					<ul className="grid max-w-prose list-disc gap-3 pl-5 text-lg wrap-anywhere">
						{points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				</Section>
			))}
		</>
	);
}
