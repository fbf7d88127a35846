import { ActionRow } from "#app/components/marketing/call-to-action.tsx";
import { CardGrid } from "#app/components/marketing/card-grid.tsx";
import { IconCard } from "#app/components/marketing/icon-card.tsx";
import { QuoteLink } from "#app/components/marketing/quote-link.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CallLink } from "#app/components/ui/call-link.tsx";
import { bookingPath } from "#app/config/paths.ts";
import { residentialPledgeCard, residentialPledges } from "#app/content/residential.ts";

export function ResidentialPledges({ zip }: { zip: string | undefined }) {
	return (
		<Section
			title={residentialPledgeCard.title}
			intro={residentialPledgeCard.text}
			tone="glass"
			layout="split"
			aside={
				<ActionRow className="mt-6">
					<QuoteLink zip={zip} />
					<ButtonLink href={bookingPath(zip)} variant="ghost">
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
