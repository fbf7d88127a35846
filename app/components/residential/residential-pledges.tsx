import { paths } from "../../config/paths";
import { residentialPledgeCard, residentialPledges } from "../../content/residential";
import { Actions } from "../marketing/actions";
import { CallLink } from "../marketing/call-link";
import { CardGrid } from "../marketing/card-grid";
import { IconCard } from "../marketing/icon-card";
import { Section } from "../marketing/section";
import { ButtonLink } from "../ui/button";

/** The promise card with its four pledges; its quote link leads to this page's own contact buttons, as the spec has it. */
export function ResidentialPledges() {
	return (
		<Section
			title={residentialPledgeCard.title}
			intro={residentialPledgeCard.text}
			tone="glass"
			layout="split"
			aside={
				<Actions className="mt-6">
					<ButtonLink href={paths.residential}>{residentialPledgeCard.quote}</ButtonLink>
					<CallLink label={residentialPledgeCard.call} variant="ghost" />
				</Actions>
			}
		>
			<CardGrid columns={2} look="ruled">
				{residentialPledges.map((pledge) => (
					<IconCard key={pledge.title} card={pledge} look="ink" />
				))}
			</CardGrid>
		</Section>
	);
}
