import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunction, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Breadcrumbs } from "#app/components/marketing/breadcrumbs.tsx";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { breadcrumbs } from "#app/content/breadcrumbs.ts";
import { pageSeo } from "#app/content/seo.ts";
import { wizardFrame } from "#app/content/wizard.ts";
import { STEP_HEADING_ID } from "#app/quote-wizard/components/step-page.tsx";
import { StepProgress } from "#app/quote-wizard/components/step-progress.tsx";
import { steps } from "#app/quote-wizard/steps.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { headTags, robots } from "#app/seo/head-tags.ts";
import { breadcrumbNode } from "#app/seo/page-nodes.ts";
import { jsonLdGraph } from "#app/seo/structured-data.ts";

export const handle = { hydrate: true } satisfies RouteHandle;

/** What the head is made of: the texts of the site's pages stay on the server, but for this one's. */
export function loader({ request }: LoaderFunctionArgs) {
	// The first step is the page people find; the others hold answers and are nobody's search result.
	const isFound = new URL(request.url).pathname.replace(/\/$/, "") === paths.quote;
	return { seo: pageSeo.quote, jsonLd: isFound ? jsonLdGraph([breadcrumbNode(breadcrumbs.quote)]) : null };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	if (!data) return [];
	const { title, description } = data.seo;
	if (data.jsonLd)
		return [
			...headTags(data.seo, { path: paths.quote, image: "pricing-calculator" }),
			{ "script:ld+json": data.jsonLd },
		];
	return [{ title }, { name: "description", content: description }, robots(false)];
};

/** All steps have one title; the rest of a head is for those who ask for a page by its address. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** What the visitor typed belongs into no cache. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export default function WizardLayout() {
	const { pathname } = useLocation();
	const number = steps.findIndex((step) => step.path === pathname.replace(/\/$/, "")) + 1;
	useHeadingFocus(pathname);
	return (
		<div className="wrap grid gap-8 py-8 sm:py-12">
			<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-sm">
				<Breadcrumbs breadcrumbs={breadcrumbs.quote} />
				<ul className="flex flex-wrap gap-x-6">
					<li>
						<a href={paths.services} className="link tap">
							{wizardFrame.links.services}
						</a>
					</li>
					<li>
						<a href={paths.serviceAreas} className="link tap">
							{wizardFrame.links.serviceAreas}
						</a>
					</li>
				</ul>
			</div>
			<div className="mx-auto grid w-full max-w-4xl gap-8 has-[[data-wide]]:max-w-6xl rounded-xl border border-line bg-white p-5 shadow-card sm:p-10">
				<StepProgress number={number} />
				<Outlet />
			</div>
			<p className="mx-auto flex max-w-4xl flex-wrap items-center justify-center gap-x-2 text-center text-sm text-ink-soft">
				{wizardFrame.help}
				<a href={business.phone.href} className="link tap">
					{wizardFrame.call}
				</a>
			</p>
		</div>
	);
}

/** After a script led to another step, its heading takes focus; a first page and Back keep the browser's own. */
function useHeadingFocus(pathname: string): void {
	const navigationType = useNavigationType();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		if (navigationType !== "POP") document.getElementById(STEP_HEADING_ID)?.focus();
	}, [pathname, navigationType]);
}
