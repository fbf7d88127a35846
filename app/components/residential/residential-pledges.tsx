import { ActionRow } from "#app/components/marketing/call-to-action.tsx";
import { CardGrid } from "#app/components/marketing/card-grid.tsx";
import { IconCard } from "#app/components/marketing/icon-card.tsx";
import { QuoteLink } from "#app/components/marketing/quote-link.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CallLink } from "#app/components/ui/call-link.tsx";
import { paths } from "#app/config/paths.ts";
import { residentialPledgeCard, residentialPledges, residentialQuote } from "#app/content/residential.ts";

export function ResidentialPledges() {
	return (
		<Section
			title={residentialPledgeCard.title}
			intro={residentialPledgeCard.text}
			tone="glass"
			layout="split"
			aside={
				<ActionRow className="mt-6">
					<QuoteLink />
					<ButtonLink href={`${paths.residential}#${residentialQuote.id}`} variant="ghost">
						{residentialPledgeCard.quote}
					</ButtonLink>
					<CallLink label={residentialPledgeCard.call} variant="ghost" />
				</ActionRow>
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
