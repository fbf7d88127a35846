import type { PackageName } from "#app/catalog/options.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { business } from "#app/config/business.ts";
import { conditionsNote, luxuryNote, luxuryUpsell } from "#app/content/thank-you.ts";

export function LuxuryUpsell({ chosen }: { chosen: PackageName }) {
	if (chosen !== "basic" && chosen !== "deluxe") return null;
	return (
		<section className="no-print grid content-start gap-4 rounded-xl border-2 border-orange bg-orange-mist p-6">
			<h2 className="text-xl">{luxuryUpsell.title}</h2>
			<p>{luxuryUpsell.text[chosen]}</p>
			<ul className="grid gap-2">
				{luxuryUpsell.items.map((item) => (
					<li key={item} className="flex gap-2">
						<Icon name="sparkle" className="mt-1 size-5 text-ember" />
						{item}
					</li>
				))}
			</ul>
			<p className="text-sm">{luxuryUpsell.note}</p>
			<ButtonLink href={business.phone.href} variant="ink" className="justify-self-start">
				<Icon name="phone" className="size-5" />
				{luxuryUpsell.button}
			</ButtonLink>
		</section>
	);
}

export function LuxuryNote() {
	return (
		<section className="no-print grid content-start gap-2 rounded-xl bg-cream p-6">
			<h2 className="text-xl">{luxuryNote.title}</h2>
			<p>{luxuryNote.text}</p>
		</section>
	);
}

export function ConditionsNote() {
	return (
		<section className="grid content-start gap-3 rounded-xl border border-line bg-white p-6">
			<h2 className="text-xl">{conditionsNote.title}</h2>
			<p className="text-ink-soft">{conditionsNote.text}</p>
			<ul className="grid list-disc gap-1 pl-5 marker:text-ember">
				{conditionsNote.items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</section>
	);
}
