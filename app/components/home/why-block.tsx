import { CardGrid } from "#app/components/marketing/card-grid.tsx";
import { IconCard } from "#app/components/marketing/icon-card.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { TextLink } from "#app/components/marketing/text-link.tsx";
import { paths } from "#app/config/paths.ts";
import { homeWhy, homeWhyPoints } from "#app/content/home.ts";

export function WhyBlock() {
	return (
		<Section
			title={homeWhy.title}
			intro={homeWhy.intro}
			layout="split"
			aside={<TextLink href={paths.whyChoose}>{homeWhy.link}</TextLink>}
		>
			<CardGrid columns={2} look="ruled">
				{homeWhyPoints.map((point) => (
					<IconCard key={point.title} card={point} look="ruled" />
				))}
			</CardGrid>
		</Section>
	);
}
