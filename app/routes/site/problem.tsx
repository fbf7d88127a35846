import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { RequestReference } from "../../components/layout/request-reference";
import { ButtonLink } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { WithPhone } from "../../components/ui/with-phone";
import { business } from "../../config/business";
import { paths } from "../../config/paths";
import { defaultSeo } from "../../content/default-seo";
import { problemLabels } from "../../content/problem-labels";
import { problemNames, problems } from "../../content/problems";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";

/** Written at build, so that they can be shown whatever else fails. */
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
