import { CardGrid } from "#app/components/marketing/card-grid.tsx";
import { IconCard } from "#app/components/marketing/icon-card.tsx";
import { yearsInBusiness } from "#app/config/business.ts";
import { homeTrustCards } from "#app/content/home.ts";

export function TrustCards() {
	return (
		<div className="wrap relative z-10 lg:-mt-12">
			<CardGrid columns={3} look="panes">
				{homeTrustCards(yearsInBusiness(Date.now())).map((card) => (
					<IconCard key={card.title} card={card} look="pane" level={2} />
				))}
			</CardGrid>
		</div>
	);
}
