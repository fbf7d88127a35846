import type { PackageName } from "#app/catalog/options.ts";
import { Stars } from "#app/components/marketing/stars.tsx";
import { CallLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { StepsList } from "#app/components/ui/steps-list.tsx";
import { pricingTestimonials } from "#app/content/pricing-testimonials.ts";
import {
	conditionsNote,
	luxuryNote,
	luxuryUpsell,
	nextSteps,
	pricingStories,
} from "#app/content/thank-you.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { TickedItems } from "./quote-summary.tsx";

export function LuxuryUpsell({ chosen }: { chosen: PackageName }) {
	if (chosen !== "basic" && chosen !== "deluxe") return null;
	return (
		<section className="no-print grid content-start gap-4 rounded-xl border-2 border-orange bg-orange-mist p-6">
			<h2 className="text-xl">{luxuryUpsell.title}</h2>
			<p>{luxuryUpsell.text[chosen]}</p>
			<TickedItems items={luxuryUpsell.items} icon="sparkle" tone="text-ember" />
			<p className="text-sm">{luxuryUpsell.note}</p>
			<CallLink label={luxuryUpsell.button} variant="ink" className="justify-self-start" />
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

export function NextStepsCard({ withWindows }: { withWindows: boolean }) {
	return (
		<section className="grid content-start gap-5 rounded-xl bg-sky p-6">
			<h2 className="text-xl">{nextSteps.title}</h2>
			<StepsList steps={withWindows ? nextSteps.withWindows : nextSteps.withoutWindows} />
			<CallLink variant="primary" />
		</section>
	);
}

export function PricingStories() {
	return (
		<section className="no-print grid gap-6">
			<div>
				<h2 className="text-2xl">{pricingStories.title}</h2>
				<p className="mt-2 text-ink-soft">{pricingStories.intro}</p>
			</div>
			<ul className="grid gap-4 md:grid-cols-2">
				{pricingTestimonials.map(({ name, location, rating, service, amountPaid, month, text }) => (
					<li key={name} className="grid content-between gap-4 rounded-lg border border-line bg-white p-6">
						<figure className="grid gap-3">
							<Stars rating={rating} />
							<blockquote>“{text}”</blockquote>
							<figcaption className="text-sm text-ink-soft">
								<span className="font-bold text-ink">{name}</span>, {location} · {month}
							</figcaption>
						</figure>
						<p className="flex flex-wrap justify-between gap-2 border-t border-line pt-3 text-sm">
							<span>{service}</span>{" "}
							<span className="font-bold tabular-nums">
								{pricingStories.paidLabel} {formatDollars(amountPaid)}
							</span>
						</p>
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-4 rounded-lg bg-glass-mist p-6">
				<Icon name="shield" className="mt-0.5 size-7 text-glass" />
				<div className="flex-1">
					<h3 className="text-lg">{pricingStories.transparentTitle}</h3>
					<p>{pricingStories.transparentText}</p>
				</div>
			</div>
		</section>
	);
}
