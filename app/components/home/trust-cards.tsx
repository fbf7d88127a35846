import { yearsInBusiness } from "../../config/business";
import { homeTrustCards } from "../../content/home";
import { CardGrid } from "../marketing/card-grid";
import { IconCard } from "../marketing/icon-card";

/** The three trust cards, as the panes of one window across the hero's edge. */
export function TrustCards() {
	return (
		<div className="drawn-later wrap relative z-10 lg:-mt-12">
			<CardGrid columns={3} look="panes">
				{homeTrustCards(yearsInBusiness(Date.now())).map((card) => (
					<IconCard key={card.title} card={card} look="pane" level={2} />
				))}
			</CardGrid>
		</div>
	);
}
