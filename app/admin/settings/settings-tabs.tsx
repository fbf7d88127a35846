import { Link, useLocation } from "@remix-run/react";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { accountPage } from "#app/content/account.ts";
import { alertsPage } from "#app/content/alerts.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import { settingsPage } from "#app/content/settings.ts";

const pages = [
	{ path: paths.adminSettings, label: settingsPage.title },
	{ path: ownerPaths.prices, label: priceBookPage.title },
	{ path: paths.adminDevices, label: dashboard.devices },
	{ path: ownerPaths.alerts, label: alertsPage.title },
	{ path: ownerPaths.account, label: accountPage.title },
] as const;

export function SettingsTabs() {
	const { pathname } = useLocation();
	return (
		<nav aria-label={settingsPage.tabsLabel}>
			<ul className="flex flex-wrap gap-2">
				{pages.map(({ path, label }) => (
					<li key={path}>
						<Link
							to={path}
							aria-current={pathname === path ? "page" : undefined}
							className="tap rounded-md border border-edge bg-white px-4 font-bold text-ink no-underline hover:border-ink hover:bg-sky aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white"
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
