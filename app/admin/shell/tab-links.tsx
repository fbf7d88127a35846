import { Link } from "@remix-run/react";

interface TabLinksProps {
	label: string;
	tabs: readonly { path: string; label: string; isCurrent: boolean }[];
}

/** Links of which one leads to what is shown. */
export function TabLinks({ label, tabs }: TabLinksProps) {
	return (
		<nav aria-label={label}>
			<ul className="flex flex-wrap gap-2">
				{tabs.map((tab) => (
					<li key={tab.path}>
						<Link
							to={tab.path}
							aria-current={tab.isCurrent ? "page" : undefined}
							className="tap rounded-md border border-edge bg-white px-4 font-bold text-ink no-underline hover:border-ink hover:bg-sky aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white"
						>
							{tab.label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
