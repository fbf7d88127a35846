import fontUrl from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunction,
	useLocation,
	useMatches,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext, useEffect } from "react";
import { pageType } from "#app/analytics/events.ts";
import siteScriptUrl from "#app/browser/site-script/site.ts?worker&url";
import { FailureScreen, NotFoundScreen } from "#app/components/layout/error-screen.tsx";
import { Footer } from "#app/components/layout/footer.tsx";
import { Header } from "#app/components/layout/header.tsx";
import { business } from "#app/config/business.ts";
import { defaultSeo } from "#app/content/default-seo.ts";
import { headerLabels, notFoundPage } from "#app/content/site.ts";
import { pageTransition } from "#app/security/content-security-policy.ts";
import { NonceContext } from "#app/security/nonce-context.ts";
import { headTags } from "#app/seo/head-tags.ts";
import stylesUrl from "#app/styles/site.css?url";
import { hasHandle } from "./route-module.ts";

/** Keeps `sessionStorage` in memory where the browser blocks it: Remix reads it, and would fail.
 * Without quotes and angle brackets, because React escapes them. */
const storageStandIn =
	"try{sessionStorage.length}catch{const kept=new Map;Object.defineProperty(window,`sessionStorage`,{value:{getItem(key){return kept.get(key)??null},setItem(key,value){kept.set(key,value)},removeItem(key){kept.delete(key)}}})}";

export const links: LinksFunction = () => [
	{
		rel: "preload",
		href: fontUrl,
		as: "font",
		type: "font/woff2",
		crossOrigin: "anonymous",
		// On a phone's network it would hold up the first picture.
		media: "(min-width: 48rem)",
	},
	{ rel: "stylesheet", href: stylesUrl },
	{ rel: "icon", href: "/pictures/favicon.ico", sizes: "48x48" },
	{ rel: "icon", href: "/pictures/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** The generic default for failures, and for unknown paths with a title that says so; neither has an address of its own. */
export const meta: MetaFunction = ({ error }) => {
	const isUnknown = isRouteErrorResponse(error) && error.status === 404;
	const seo = isUnknown ? { ...defaultSeo, title: notFoundPage.documentTitle } : defaultSeo;
	return headTags(seo, { path: null, index: false });
};

/** The type under which analytics counts the page, null where it does not: from here, so that browsers need no list of pages. */
export function loader({ request, context }: LoaderFunctionArgs) {
	return { counted: context.env.ANALYTICS === "on" ? pageType(new URL(request.url).pathname) : null };
}

/** The root's data stays the same for the whole visit, also while the server cannot be reached. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({ children }: { children: ReactNode }) {
	const matches = useMatches();
	const hydrated = hasHandle(matches, "hydrate");
	const framed = hasHandle(matches, "framed");
	const nonce = useContext(NonceContext);
	const counted = useRouteLoaderData<typeof loader>("root")?.counted;
	useEffect(() => {
		// Styles depend on it: see `toasts` in owner.css.
		document.documentElement.dataset.hydrated = "";
	}, []);
	return (
		// The site script marks the element before React takes the page over.
		<html lang="en" data-analytics={counted ?? undefined} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
				<meta name="theme-color" content={business.themeColor} />
				<style>{pageTransition.css}</style>
				<Meta />
				<Links />
				<link rel="manifest" href={framed ? "/admin.webmanifest" : "/site.webmanifest"} />
			</head>
			<body className="flex min-h-dvh flex-col">
				<a
					href="#main"
					className="sr-only z-40 rounded-md bg-ink px-4 py-3 font-bold text-white focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
				>
					{headerLabels.skip}
				</a>
				{framed ? (
					children
				) : (
					<>
						<Header />
						<main id="main" className="grow">
							{children}
						</main>
						<Footer />
					</>
				)}
				{/* Deferred it would run in the task that ends a page, a long one. Hydrated pages are to show something first. */}
				<script async={!hydrated} type="module" src={siteScriptUrl} />
				{hydrated && (
					<script nonce={nonce} suppressHydrationWarning>
						{storageStandIn}
					</script>
				)}
				{hydrated && <ScrollRestoration nonce={nonce} />}
				{hydrated && <Scripts nonce={nonce} />}
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary() {
	const error = useRouteError();
	const { pathname, search } = useLocation();
	return isRouteErrorResponse(error) && error.status === 404 ? (
		<NotFoundScreen />
	) : (
		<FailureScreen address={`${pathname}${search}`} />
	);
}
