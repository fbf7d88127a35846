import { ConfirmedAction } from "#app/admin/shell/confirmed-action.tsx";
import { acceptanceWays } from "#app/catalog/quote-enums.ts";
import { Button } from "#app/components/ui/button.tsx";
import { formField } from "#app/components/ui/form-field.ts";
import { TextField } from "#app/components/ui/text-field.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { offerList } from "#app/content/offer-form.ts";
import { limits } from "#app/fields/text.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";

/** Takes down what a customer said to an offer by phone, or on its print. */
export function EnterAcceptance({ quote, offerId }: { quote: QuoteView; offerId: string }) {
	const name = formField("accepted-by", "name", undefined, quote.name);
	return (
		<ConfirmedAction title={offerList.enter} note={offerList.enterNote}>
			<form method="post" action={ownerPaths.enterAcceptance(quote.id)} className="grid gap-3">
				<input type="hidden" name="revision" value={quote.revision} />
				<input type="hidden" name="offer" value={offerId} />
				<TextField field={name} label={offerList.enterName} maxLength={limits.name} />
				<div className="flex flex-wrap gap-3">
					{acceptanceWays.map((way) => (
						<Button key={way} variant="quiet" name="way" value={way}>
							{offerList.enterNow[way]}
						</Button>
					))}
				</div>
			</form>
		</ConfirmedAction>
	);
}
