import { paths } from "../../config/paths";
import { residentialPledgeCard, residentialPledges, residentialQuote } from "../../content/residential";
import { Actions } from "../marketing/actions";
import { CallLink } from "../marketing/call-link";
import { CardGrid } from "../marketing/card-grid";
import { IconCard } from "../marketing/icon-card";
import { QuoteLink } from "../marketing/quote-link";
import { Section } from "../marketing/section";
import { ButtonLink } from "../ui/button";

/** The promise card with its four pledges. Its free quote is the page's own quote block. */
export function ResidentialPledges() {
	return (
		<Section
			title={residentialPledgeCard.title}
			intro={residentialPledgeCard.text}
			tone="glass"
			layout="split"
			aside={
				<Actions className="mt-6">
					<QuoteLink />
					<ButtonLink href={`${paths.residential}#${residentialQuote.id}`} variant="ghost">
						{residentialPledgeCard.quote}
					</ButtonLink>
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
