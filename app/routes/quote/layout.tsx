import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunction, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Breadcrumbs } from "#app/components/marketing/breadcrumbs.tsx";
import { paths } from "#app/config/paths.ts";
import { breadcrumbs } from "#app/content/breadcrumbs.ts";
import { pageSeo } from "#app/content/seo.ts";
import { wizardFrame } from "#app/content/wizard.ts";
import { OwnerPromise } from "#app/quote-wizard/components/owner-promise.tsx";
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
		<div className="wrap grid gap-1 pb-8 sm:gap-4 sm:pt-4 sm:pb-12">
			<Breadcrumbs breadcrumbs={breadcrumbs.quote} />
			<div className="wizard">
				<div className="wizard-card">
					<StepProgress number={number} />
					<Outlet />
				</div>
				<OwnerPromise />
			</div>
			<ul className="flex flex-wrap gap-x-6 text-sm">
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
