import { useLocation } from "@remix-run/react";
import { TabLinks } from "#app/admin/shell/tab-links.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { accountPage } from "#app/content/account.ts";
import { alertsPage } from "#app/content/alerts.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { numbersPage } from "#app/content/numbers.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import { settingsPage } from "#app/content/settings.ts";
import { textsPage } from "#app/content/texts-page.ts";

const pages = [
	{ path: paths.adminSettings, label: settingsPage.title },
	{ path: ownerPaths.texts, label: textsPage.title },
	{ path: ownerPaths.prices, label: priceBookPage.title },
	{ path: ownerPaths.numbers, label: numbersPage.title },
	{ path: paths.adminDevices, label: dashboard.devices },
	{ path: ownerPaths.alerts, label: alertsPage.title },
	{ path: ownerPaths.account, label: accountPage.title },
] as const;

export function SettingsTabs() {
	const { pathname } = useLocation();
	const tabs = pages.map((page) => ({ ...page, isCurrent: page.path === pathname }));
	return <TabLinks label={settingsPage.tabsLabel} tabs={tabs} />;
}
