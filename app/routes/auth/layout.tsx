import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { AuthCard } from "../../auth/components/auth-card";
import type { AuthOutlet } from "../../auth/components/auth-page";
import { returnPathOf, withReturnPath } from "../../auth/return-path";
import { paths } from "../../config/paths";
import { authFrame } from "../../content/auth";
import { takeNotice } from "../../notices/flash.server";
import type { RouteHandle } from "../../route-handle";

export const handle = { hydrate: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
	const { notice, headers } = await takeNotice(request);
	return data({ notice }, { headers });
}

export { keepPage as shouldRevalidate } from "../../auth/keep-form";

export default function AuthLayout() {
	const { notice } = useLoaderData<typeof loader>();
	const location = useLocation();
	const { pathname } = location;
	const page = returnPathOf(location);
	const signsUp = pathname === paths.authSignUp || pathname === paths.authConfirm;
	return (
		<AuthCard title={authFrame.title} subtitle={authFrame.subtitle}>
			<nav aria-label={authFrame.tabs.label}>
				<ul className="grid grid-cols-2 gap-1 rounded-md bg-cream p-1">
					<Tab to={withReturnPath(paths.auth, page)} label={authFrame.tabs.signIn} current={!signsUp} />
					<Tab to={withReturnPath(paths.authSignUp, page)} label={authFrame.tabs.signUp} current={signsUp} />
				</ul>
			</nav>
			<Outlet context={{ notice } satisfies AuthOutlet} />
		</AuthCard>
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
