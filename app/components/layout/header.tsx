import { useLocation } from "@remix-run/react";
import { QuoteLink } from "#app/components/marketing/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { business } from "#app/config/business.ts";
import { isAtOrBelow } from "#app/config/canonical-path.ts";
import { paths } from "#app/config/paths.ts";
import { headerLabels, navigation } from "#app/content/site.ts";
import { Logo } from "./logo.tsx";

export function Header() {
	const isInWizard = isAtOrBelow(paths.quote, useLocation().pathname);
	return (
		<header className="print:hidden relative top-0 z-30 border-b border-line bg-paper min-[18rem]:sticky">
			<div
				className={`wrap flex flex-wrap items-center justify-between gap-x-4 ${isInWizard ? "min-h-14" : "min-h-18 low:min-h-14"}`}
			>
				<Logo />
				<nav aria-label={headerLabels.navigation} className="hidden xl:block">
					<NavigationLinks className="flex flex-wrap" linkClass="rounded-md px-2 text-sm" />
				</nav>
				<div className="flex flex-wrap items-center justify-end gap-2">
					<a
						href={business.phone.href}
						className="tap gap-2 rounded-md px-2 font-bold text-ink no-underline hover:text-ember max-xs:min-w-11 max-xs:justify-center"
					>
						<Icon name="phone" className="size-5 xs:max-sm:hidden xl:hidden" />
						<span className="whitespace-nowrap tabular-nums max-xs:sr-only max-sm:text-sm">
							{business.phone.display}
						</span>
					</a>{" "}
					{!isInWizard && <QuoteLink className="px-4! text-sm max-md:hidden" />}
					<details className="group xl:hidden" data-menu>
						<summary className="tap size-11 justify-center rounded-md border border-edge bg-white">
							<Icon name="menu" label={headerLabels.openMenu} className="size-6 group-open:hidden" />
							<Icon name="close" label={headerLabels.closeMenu} className="hidden size-6 group-open:block" />
						</summary>
						<div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-line bg-paper shadow-lift">
							<nav aria-label={headerLabels.menu}>
								<NavigationLinks
									className="wrap grid divide-y divide-line py-2"
									linkClass="w-full text-lg min-h-14"
								/>
							</nav>
							{!isInWizard && (
								<p className="wrap pb-4">
									<QuoteLink className="w-full" />
								</p>
							)}
						</div>
					</details>
				</div>
			</div>
		</header>
	);
}

function NavigationLinks({ className, linkClass }: { className: string; linkClass: string }) {
	const { pathname } = useLocation();
	const isCurrent = (href: string) =>
		href === pathname || (href === paths.quote && isAtOrBelow(href, pathname));
	return (
		<ul className={className}>
			{navigation.map(({ label, href }) => (
				<li key={href}>
					<a
						href={href}
						aria-current={isCurrent(href) ? "page" : undefined}
						className={`tap font-semibold text-ink no-underline hover:text-ember aria-[current=page]:text-ember ${linkClass}`}
					>
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}
