import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunction, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Breadcrumbs } from "#app/components/marketing/breadcrumbs.tsx";
import { OwnerPortrait } from "#app/components/marketing/owner-portrait.tsx";
import { IconList } from "#app/components/ui/icon-list.tsx";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { breadcrumbs } from "#app/content/breadcrumbs.ts";
import { pageSeo } from "#app/content/seo.ts";
import { callAction } from "#app/content/site.ts";
import { socialPictureOf } from "#app/content/social-pictures.ts";
import { ownerPromise, wizardFrame } from "#app/content/wizard.ts";
import { STEP_HEADING_ID } from "#app/quote-wizard/components/step-page.tsx";
import { stepAt, stepNumber, steps } from "#app/quote-wizard/steps.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { headTags, robots } from "#app/seo/head-tags.ts";
import { breadcrumbNode } from "#app/seo/page-nodes.ts";
import { jsonLdGraph } from "#app/seo/structured-data.ts";

export const handle = { hydrate: true, fetchAhead: true } satisfies RouteHandle;

/** Returns this page's texts alone: the others stay on the server. */
export function loader({ request }: LoaderFunctionArgs) {
	// Search engines list the first step only.
	const isFound = stepAt(new URL(request.url).pathname).name === "service";
	const jsonLd = isFound ? jsonLdGraph([breadcrumbNode(breadcrumbs.quote)]) : null;
	const image = socialPictureOf("pricing-calculator");
	return { seo: pageSeo.quote, image, jsonLd };
}

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
	if (!data) return [];
	const step = stepAt(location.pathname).name;
	const isFirst = step === "service";
	const title = isFirst
		? data.seo.title
		: wizardFrame.stepTitle(wizardFrame.stepNames[step], stepNumber(step), steps.length);
	if (data.jsonLd && isFirst)
		return [
			...headTags({ ...data.seo, title }, { path: paths.quote, image: data.image }),
			{ "script:ld+json": data.jsonLd },
		];
	return [{ title }, { name: "description", content: data.seo.description }, robots(false)];
};

/** A script changes no more of the head than the title. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export { headers } from "#app/security/no-store.ts";

export default function WizardLayout() {
	const { pathname } = useLocation();
	useHeadingFocus(pathname);
	return (
		<div className="print-one-page wrap grid gap-1 pb-8 sm:gap-4 sm:pt-4 sm:pb-12">
			<Breadcrumbs breadcrumbs={breadcrumbs.quote} />
			<div className="wizard grid">
				<div className="wizard-card grid">
					<StepProgress number={stepNumber(stepAt(pathname).name)} />
					<Outlet />
				</div>
				<OwnerPromise />
			</div>
			<ul className="no-print flex flex-wrap gap-x-6 text-sm">
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

function StepProgress({ number }: { number: number }) {
	const current = steps[number - 1];
	return (
		<div className="no-print grid gap-1.5">
			<div className="flex flex-wrap justify-between gap-x-4 text-sm font-bold">
				<p className="text-ink-soft" id="step-progress">
					{wizardFrame.progress(number, steps.length)}
				</p>
				<p aria-hidden="true" className="sm:hidden">
					{current && wizardFrame.stepNames[current.name]}
				</p>
			</div>
			<progress className="sr-only" aria-labelledby="step-progress" value={number} max={steps.length} />
			<ol className="flex gap-1.5">
				{steps.map(({ name }, index) => (
					<li
						key={name}
						className="step-part"
						data-done={index < number || undefined}
						aria-current={index === number - 1 ? "step" : undefined}
					>
						<span className="max-sm:sr-only">{wizardFrame.stepNames[name]}</span>
					</li>
				))}
			</ol>
		</div>
	);
}

function OwnerPromise() {
	const { title, role, words, points } = ownerPromise;
	return (
		<aside aria-label={role} className="no-print owner-promise grid">
			<div className="flex items-center gap-4">
				<OwnerPortrait className="size-16 lg:size-20" />
				<div className="leading-snug">
					<p className="text-lg font-bold leading-snug tracking-tight">{title}</p>
					<p className="text-sm text-ink-soft">{role}</p>
				</div>
			</div>
			<div className="grid content-start gap-3">
				<p className="font-semibold">{words}</p>
				<IconList
					items={points}
					icon="check"
					iconClass="mt-0.5 size-5 text-leaf"
					className="grid gap-1.5 text-sm"
				/>
			</div>
			<p className="text-sm text-ink-soft">
				{wizardFrame.help}{" "}
				<a href={business.phone.href} className="link tap w-full">
					{callAction}
				</a>
			</p>
		</aside>
	);
}

/** Focuses the heading after a script's navigation; a first page and Back keep the browser's own. */
function useHeadingFocus(pathname: string): void {
	const navigationType = useNavigationType();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		if (navigationType !== "POP") document.getElementById(STEP_HEADING_ID)?.focus();
	}, [pathname, navigationType]);
}
