import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ProblemScreen } from "#app/components/layout/error-screen.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { defaultSeo } from "#app/content/default-seo.ts";
import { problemNames, problems } from "#app/content/problems.ts";
import { problemLabels } from "#app/content/site.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { pageTags } from "#app/seo/meta.ts";

/** Prerendered, so that they can be shown whatever else fails. */
export const handle = { prerender: problemNames.map(paths.problem) } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	pageTags({ ...defaultSeo, title: `${data?.title ?? ""} | ${business.name}` }, { path: null, index: false });

export function loader({ params }: LoaderFunctionArgs) {
	const name = problemNames.find((known) => known === params.name);
	if (!name) throw new Response(null, { status: 404 });
	return { canRetry: false, ...problems[name] };
}

export default function ProblemRoute() {
	const { canRetry, title, text } = useLoaderData<typeof loader>();
	return (
		<ProblemScreen title={title} text={text}>
			{/* The address that was asked for, whichever that is. */}
			{canRetry ? <ButtonLink href="">{problemLabels.again}</ButtonLink> : null}
			<ButtonLink href={paths.home} {...(canRetry && { variant: "quiet" })}>
				{problemLabels.home}
			</ButtonLink>
		</ProblemScreen>
	);
}
