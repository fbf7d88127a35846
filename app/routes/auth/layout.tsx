import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { AuthCard } from "#app/auth/components/auth-card.tsx";
import type { AuthOutlet } from "#app/auth/components/auth-page.tsx";
import { keepsCookies, lacksCookies, probeCookie } from "#app/auth/cookie-probe.server.ts";
import { takeFlash } from "#app/auth/flash.server.ts";
import { returnPathOf, withReturnPath } from "#app/auth/return-path.ts";
import { paths } from "#app/config/paths.ts";
import { authFrame } from "#app/content/auth.ts";
import { authFailures } from "#app/content/auth-failures.ts";
import type { RouteHandle } from "#app/route-module.ts";

export const handle = { hydrate: true } satisfies RouteHandle;

export { links } from "#app/auth/components/auth-card.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
	const { flash, headers } = await takeFlash(request);
	if (!keepsCookies(request)) headers.append("Set-Cookie", await probeCookie());
	return data({ flash: lacksCookies(request) ? authFailures.cookiesOff : flash }, { headers });
}

export { shouldRevalidate } from "#app/auth/keep-form.ts";

export default function AuthLayout() {
	const { flash } = useLoaderData<typeof loader>();
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
			<Outlet context={{ flash } satisfies AuthOutlet} />
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
