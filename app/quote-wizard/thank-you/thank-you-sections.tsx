import type { PackageName } from "#app/catalog/options.ts";
import { ReviewCard } from "#app/components/marketing/review-card.tsx";
import { CallLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IconList } from "#app/components/ui/icon-list.tsx";
import { StepsList } from "#app/components/ui/steps-list.tsx";
import { pricingTestimonials } from "#app/content/pricing-testimonials.ts";
import {
	conditionsNote,
	luxuryNote,
	luxuryUpsell,
	nextSteps,
	pricingStories,
} from "#app/content/thank-you.ts";

export function LuxuryUpsell({ chosen }: { chosen: PackageName }) {
	if (chosen !== "basic" && chosen !== "deluxe") return null;
	return (
		<section className="no-print grid content-start gap-4 rounded-xl border-2 border-orange bg-orange-mist p-6">
			<h2 className="text-xl">{luxuryUpsell.title}</h2>
			<p>{luxuryUpsell.text[chosen]}</p>
			<IconList
				items={luxuryUpsell.items}
				icon="sparkle"
				iconClass="mt-1 size-5 text-ember"
				className="grid gap-2"
			/>
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
				{pricingTestimonials.map((story) => (
					<ReviewCard key={story.name} review={story} paidLabel={pricingStories.paidLabel} />
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
