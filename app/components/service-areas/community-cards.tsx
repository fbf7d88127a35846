import { CardGrid } from "#app/components/marketing/card-grid.tsx";
import { communities } from "#app/config/places.ts";

export function CommunityCards() {
	return (
		<CardGrid columns={6}>
			{communities.map(({ name, zip, response }) => (
				<li
					key={name}
					className="flex items-center justify-between gap-4 rounded-lg border border-line bg-white p-6"
				>
					<div>
						<h3 className="text-lg">{name}</h3>
						<p className="text-ink-soft">{response}</p>
					</div>
					<p className="text-xl font-bold tabular-nums tracking-tight text-glass">{zip}</p>
				</li>
			))}
		</CardGrid>
	);
}
