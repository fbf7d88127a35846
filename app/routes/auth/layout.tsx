import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import type { AuthOutlet } from "../../auth/components/auth-page";
import { Icon } from "../../components/ui/icon";
import { paths } from "../../config/paths";
import { authFrame } from "../../content/auth";
import { takeNotice } from "../../notices/flash.server";
import type { RouteHandle } from "../../route-handle";

export const handle = { hydrate: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
	const { notice, headers } = await takeNotice(request);
	return data({ notice }, { headers });
}

export default function AuthLayout() {
	const { notice } = useLoaderData<typeof loader>();
	const { pathname } = useLocation();
	const signsUp = pathname === paths.authSignUp || pathname === paths.authConfirm;
	return (
		<div className="wrap grid justify-items-center py-10 sm:py-16">
			<div className="grid w-full max-w-md gap-6 rounded-xl border border-line bg-white p-5 shadow-card sm:p-8">
				<header className="grid justify-items-center gap-2 text-center">
					<span className="pane grid size-14 place-content-center rounded-lg border border-line">
						<Icon name="lock" className="size-7 text-glass" />
					</span>
					<h1 className="text-2xl">{authFrame.title}</h1>
					<p className="text-ink-soft">{authFrame.subtitle}</p>
				</header>
				<nav aria-label={authFrame.tabs.label}>
					<ul className="grid grid-cols-2 gap-1 rounded-md bg-cream p-1">
						<Tab to={paths.auth} label={authFrame.tabs.signIn} current={!signsUp} />
						<Tab to={paths.authSignUp} label={authFrame.tabs.signUp} current={signsUp} />
					</ul>
				</nav>
				<Outlet context={{ notice } satisfies AuthOutlet} />
			</div>
		</div>
	);
}

function Tab({ to, label, current }: { to: string; label: string; current: boolean }) {
	return (
		<li>
			<Link
				to={to}
				aria-current={current ? "page" : undefined}
				className="tap w-full justify-center rounded-sm font-semibold text-ink-soft no-underline hover:text-ink aria-[current=page]:bg-white aria-[current=page]:text-ink aria-[current=page]:shadow-card"
			>
				{label}
			</Link>
		</li>
	);
}
