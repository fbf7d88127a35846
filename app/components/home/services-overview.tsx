import { PictureCard } from "#app/components/marketing/picture-card.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { TextLink } from "#app/components/marketing/text-link.tsx";
import { paths } from "#app/config/paths.ts";
import { homeHeadings, homeServices } from "#app/content/home.ts";

export function ServicesOverview() {
	return (
		<Section
			title={homeHeadings.services}
			intro={homeHeadings.servicesIntro}
			aside={<TextLink href={paths.services}>{homeHeadings.servicesLink}</TextLink>}
		>
			<ul className="grid gap-6 lg:grid-cols-2 lg:grid-rows-2">
				{homeServices.map(({ title, description, picture, href, link }, position) => (
					<PictureCard
						key={title}
						title={title}
						description={description}
						picture={picture}
						wide={position > 0}
						className={position === 0 ? "lg:row-span-2" : ""}
					>
						<TextLink href={href}>{link}</TextLink>
					</PictureCard>
				))}
			</ul>
		</Section>
	);
}
