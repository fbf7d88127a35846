import { paths } from "../../config/paths";
import { homeWhy, homeWhyPoints } from "../../content/home";
import { CardGrid } from "../marketing/card-grid";
import { IconCard } from "../marketing/icon-card";
import { Section } from "../marketing/section";
import { TextLink } from "../marketing/text-link";

/** The 'why choose us' block. */
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
