import { Link, useLocation, useSubmit } from "@remix-run/react";
import { type FormEvent, type PropsWithChildren, useContext, useEffect, useRef, useState } from "react";
import { useErasedDrafts } from "#app/admin/offer/offer-drafts.ts";
import { forgetOwner, markOwner } from "#app/auth/owner-marker.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ToastRegion } from "#app/components/ui/toast-region.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";
import { dashboard, liveTexts } from "#app/content/dashboard.ts";
import { FeedContext } from "#app/live-feed/feed-provider.tsx";
import type { IconName } from "#app/pictures/pictures.ts";
import { LogOutForm } from "./log-out-form.tsx";
import { SessionNotice } from "./session-notice.tsx";
import { dismissUnsent, useUnsentForms } from "./unsent-form.ts";
import { useKeptDashboard, useLinksOffline } from "./use-kept-dashboard.ts";
import type { ShellData } from "./use-shell.ts";

interface AdminPage {
	path: string;
	label: string;
	icon: IconName;
	/** Addresses of further pages that mark this one as current. */
	roots: readonly string[];
	/** There is no room for it below; Today leads there, and each quote. */
	isWide?: true;
}

const { pages } = adminShell;

const adminPages: readonly AdminPage[] = [
	{ path: paths.admin, label: pages.quotes, icon: "inbox", roots: [paths.adminQuote("")] },
	{ path: paths.adminToday, label: pages.today, icon: "sun", roots: [ownerPaths.unfinished] },
	{ path: jobPaths.calendar, label: pages.calendar, icon: "calendar", roots: [`${jobPaths.calendar}/`] },
	{
		...{ path: ownerPaths.customers, label: pages.customers, icon: "users", isWide: true },
		roots: [ownerPaths.customer("")],
	},
	{
		path: paths.adminSettings,
		label: pages.settings,
		icon: "sliders",
		roots: [
			...[paths.adminDevices, ownerPaths.account, ownerPaths.alerts],
			...[ownerPaths.numbers, ownerPaths.prices, ownerPaths.texts],
		],
	},
];

/** The frame of the owner's pages: a bar above and one below on phones, one at the side where there is room. The shell is null
 * while no page could be loaded. */
export function AdminShell({ shell, children }: PropsWithChildren<{ shell: ShellData | null }>) {
	const { state, waiting: news } = useContext(FeedContext);
	const { pathname, search } = useLocation();
	const cursor = shell?.cursor ?? 0;
	const waiting = news && news.seq > cursor ? news.count : (shell?.waiting ?? 0);
	const isEnded = state === "ended";
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page is a sign of an owner
	useEffect(() => (isEnded ? forgetOwner() : markOwner()), [isEnded, pathname]);
	useErasedDrafts();
	useLinksOffline(state);
	useKeptDashboard(shell, Math.max(cursor, news?.seq ?? 0), state);
	const submit = useSubmit();
	const unsent = useUnsentForms(pathname);
	/** A form that no other script sends is sent by this one, so that the page is still there where nothing answers. */
	function send(event: FormEvent<HTMLDivElement>): void {
		const { target: form, nativeEvent } = event;
		if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return;
		event.preventDefault();
		const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
		const action = form.getAttribute("action") ?? pathname + search;
		submit(button instanceof HTMLButtonElement ? button : form, { action });
	}
	return (
		<div className="admin-shell" onSubmit={send}>
			<header className="admin-bar print:hidden">
				<a href={paths.home} className="tap gap-2 font-bold text-ink no-underline">
					<img src="/pictures/favicon.svg" alt="" width="32" height="32" className="size-8" />{" "}
					<span className="max-lg:sr-only">{adminShell.brand}</span>
					<span className="sr-only">: {adminShell.site}</span>
				</a>
				<nav aria-label={adminShell.navigation} className="admin-nav">
					<ul>
						{adminPages.map(({ path, label, icon, roots, isWide }) => {
							const isCurrent = pathname === path || roots.some((root) => pathname.startsWith(root));
							return (
								<li key={path} className={isWide && "hidden lg:grid"}>
									<Link
										to={path}
										className="font-semibold no-underline"
										aria-current={isCurrent ? "page" : undefined}
									>
										<Icon name={icon} />
										<span>{label} </span>
										{path === paths.admin && waiting > 0 && <WaitingCount count={waiting} />}
									</Link>
								</li>
							);
						})}
					</ul>
				</nav>
				<Connection />
				<LogOutForm session={shell?.sessionEndsAt ?? 0} isTrusted={shell?.isTrusted ?? false} />
			</header>
			<PageAnnouncer />
			<main id="main" className="min-w-0">
				{shell && <SessionNotice shell={shell} />}
				{unsent.length > 0 && <ToastRegion toasts={unsent} dismiss={dismissUnsent} />}
				{children}
			</main>
		</div>
	);
}

/** Reads out the title of a page that a link led to: the browser loads no document then, and says nothing by itself. */
function PageAnnouncer() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	const [title, setTitle] = useState("");
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		setTitle(document.title);
	}, [pathname]);
	return (
		<p role="status" className="sr-only">
			{title}
		</p>
	);
}

function WaitingCount({ count }: { count: number }) {
	return (
		<span className="admin-count rounded-full text-center font-bold text-white bg-ember">
			<span aria-hidden="true">{count > 99 ? "99+" : count}</span>
			<span className="sr-only"> ({adminShell.waiting(count)})</span>
		</span>
	);
}

const dots = {
	off: "bg-edge",
	connecting: "bg-edge",
	live: "bg-leaf",
	reconnecting: "bg-orange",
	offline: "bg-orange",
	database: "bg-alarm",
	ended: "bg-alarm",
} as const;

function Connection() {
	const { state } = useContext(FeedContext);
	const { pathname, search } = useLocation();
	return (
		<div className="flex flex-wrap items-center gap-x-4 lg:min-h-11 lg:px-3">
			<p
				role="status"
				className={`flex items-center gap-2 text-sm font-bold ${state === "off" ? "not-live" : ""}`}
			>
				<span aria-hidden="true" className={`size-3 rounded-full ${dots[state]}`} />
				<span>{liveTexts.states[state]}</span>
			</p>
			{state !== "live" && (
				<a href={`${pathname}${search}`} className="link tap gap-2 text-sm">
					<Icon name="refresh" className="size-5" />
					{dashboard.refresh}
				</a>
			)}
		</div>
	);
}
