import { TextLink } from "#app/components/marketing/text-link.tsx";
import { paths } from "#app/config/paths.ts";
import { servedZips } from "#app/config/places.ts";
import { homeLocalExpertise } from "#app/content/home.ts";

export function LocalExpertise() {
	const { title, text, zipTitle, zipNote, zipLink, areasLink } = homeLocalExpertise;
	return (
		<section className="bg-cream py-16 lg:py-24">
			<div className="wrap grid gap-10 lg:grid-cols-2 lg:gap-20">
				<div>
					<h2 className="text-2xl">{title}</h2>
					{text.map((paragraph) => (
						<p key={paragraph} className="mt-4 max-w-prose text-lg text-ink-soft">
							{paragraph}
						</p>
					))}
				</div>
				<div>
					<h3 className="text-lg">{zipTitle}</h3>
					<dl className="mt-4">
						{servedZips.map(({ zip, places }) => (
							<div
								key={zip}
								className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 border-t border-ink/15 py-4"
							>
								<dt className="text-2xl font-bold tabular-nums tracking-tight">{zip}</dt>
								<dd className="text-ink-soft">{places.join(", ")}</dd>
							</div>
						))}
					</dl>
					<p className="border-t border-ink/15 pt-4 text-ink-soft">{zipNote}</p>
					<p className="mt-2 flex flex-wrap gap-x-8">
						<TextLink href={paths.zipLocator}>{zipLink}</TextLink>
						<TextLink href={paths.serviceAreas}>{areasLink}</TextLink>
					</p>
				</div>
			</div>
		</section>
	);
}
