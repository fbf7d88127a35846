import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { RequestReference } from "#app/components/layout/error-screen.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { defaultSeo } from "#app/content/default-seo.ts";
import { problemNames, problems } from "#app/content/problems.ts";
import { problemLabels } from "#app/content/site.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { pageMeta } from "#app/seo/meta.ts";

/** Prerendered, so that they can be shown whatever else fails. */
export const handle = { prerender: problemNames.map(paths.problem) } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	pageMeta({ ...defaultSeo, title: `${data?.title ?? ""} | ${business.name}` }, { path: null, index: false });

export function loader({ params }: LoaderFunctionArgs) {
	const name = problemNames.find((known) => known === params.name);
	if (!name) throw new Response(null, { status: 404 });
	return problems[name];
}

export default function ProblemRoute() {
	const { title, text } = useLoaderData<typeof loader>();
	return (
		<section className="wrap grid min-h-[60vh] content-center justify-items-center gap-6 py-16 text-center">
			<Icon name="alert" className="size-14 text-ember" />
			<h1 className="text-2xl">{title}</h1>
			<p className="max-w-xl text-ink-soft">
				<WithPhone text={text} />
			</p>
			<div className="flex flex-wrap justify-center gap-4">
				<ButtonLink href={paths.home}>{problemLabels.home}</ButtonLink>
				<ButtonLink href={business.phone.href} variant="quiet">
					<Icon name="phone" className="size-5" />
					<span>
						<WithPhone text={problemLabels.call} />
					</span>
				</ButtonLink>
			</div>
			<RequestReference />
		</section>
	);
}
