import type { MetaFunction } from "@remix-run/cloudflare";
import { PageHero } from "../../components/marketing/page-hero";
import { Section } from "../../components/marketing/section";
import { paths } from "../../config/paths";
import { privacyPage, privacySections } from "../../content/privacy";
import { pageSeo } from "../../content/seo";
import { trails } from "../../content/trails";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing } from "../../seo/page-things";

export const handle = { prerender: [paths.privacy] } satisfies RouteHandle;
export const meta: MetaFunction = () =>
	pageMeta(pageSeo.privacy, { path: paths.privacy, things: [breadcrumbThing(trails.privacy)] });

export default function PrivacyRoute() {
	return (
		<>
			<PageHero title={privacyPage.title} text={privacyPage.intro} trail={trails.privacy} />
			{privacySections.map(({ title, id, points }, index) => (
				<Section key={title} id={id} title={title} layout="split" tone={index % 2 === 0 ? "cream" : "paper"}>
					<ul className="grid max-w-prose list-disc gap-3 pl-5 text-lg">
						{points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				</Section>
			))}
		</>
	);
}
