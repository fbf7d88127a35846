import { Stars } from "#app/components/marketing/stars.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { pricingTestimonials } from "#app/content/pricing-testimonials.ts";
import { pricingStories } from "#app/content/thank-you.ts";
import { formatDollars } from "#app/pricing/format.ts";

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
			<div className="flex gap-4 rounded-lg bg-glass-mist p-6">
				<Icon name="shield" className="mt-0.5 size-7 text-glass" />
				<div>
					<h3 className="text-lg">{pricingStories.transparentTitle}</h3>
					<p>{pricingStories.transparentText}</p>
				</div>
			</div>
		</section>
	);
}
