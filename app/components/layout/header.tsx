import { useLocation } from "@remix-run/react";
import { business } from "../../config/business";
import { paths } from "../../config/paths";
import { headerLabels, navigation } from "../../content/site";
import { Icon } from "../ui/icon";
import { Logo } from "./logo";

/**
 * The sticky header (SPEC section 2). The phone's menu is a native disclosure, so it opens
 * without JavaScript; the site script closes it when a link in it is chosen.
 */
export function Header() {
	return (
		<header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
			<div className="wrap flex min-h-18 items-center justify-between gap-4">
				<Logo />
				<nav aria-label={headerLabels.navigation} className="hidden lg:block">
					<NavigationLinks className="flex gap-1" linkClass="rounded-md px-3 text-sm" />
				</nav>
				<div className="flex items-center gap-2">
					<a
						href={business.phone.href}
						className="tap gap-2 rounded-md px-2 font-bold text-ink no-underline hover:text-ember max-xs:min-w-11 max-xs:justify-center"
					>
						<Icon name="phone" className="size-5 xs:max-sm:hidden" />
						<span className="whitespace-nowrap tabular-nums max-xs:sr-only max-sm:text-sm">
							{business.phone.display}
						</span>
					</a>
					<details className="group lg:hidden" data-menu>
						<summary className="tap size-11 justify-center rounded-md border border-edge bg-white">
							<span className="sr-only group-open:hidden">{headerLabels.openMenu}</span>
							<span className="sr-only hidden group-open:block">{headerLabels.closeMenu}</span>
							<Icon name="menu" className="size-6 group-open:hidden" />
							<Icon name="close" className="hidden size-6 group-open:block" />
						</summary>
						<nav
							aria-label={headerLabels.menu}
							className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-line bg-paper shadow-lift"
						>
							<NavigationLinks
								className="wrap grid divide-y divide-line py-2"
								linkClass="w-full text-lg max-lg:min-h-14"
							/>
						</nav>
					</details>
				</div>
			</div>
		</header>
	);
}

function NavigationLinks({ className, linkClass }: { className: string; linkClass: string }) {
	const { pathname } = useLocation();
	const isCurrent = (href: string) =>
		href === pathname || (href === paths.quote && pathname.startsWith(`${paths.quote}/`));
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
