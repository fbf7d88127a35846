import { type SiteLink, sharedLabels } from "#app/content/site.ts";

export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly SiteLink[] }) {
	return (
		<nav aria-label={sharedLabels.breadcrumbs}>
			<ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
				{breadcrumbs.map(({ label, href }, position) => {
					const isHere = position === breadcrumbs.length - 1;
					return (
						<li key={href} className="flex items-center gap-x-2 not-first:before:content-['/'/'']">
							{isHere ? (
								<span aria-current="page">{label}</span>
							) : (
								<a href={href} className="tap link min-w-11">
									{label}
								</a>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
