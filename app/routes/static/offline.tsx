import { ButtonLink, CallLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { pageSeo } from "#app/content/seo.ts";
import { offlinePage } from "#app/content/site.ts";
import { pageTags } from "#app/seo/meta.ts";

export const meta = () => pageTags(pageSeo.offline, { path: null });

export default function OfflineRoute() {
	return (
		<section
			className="wrap grid min-h-[60vh] content-center justify-items-center gap-6 py-16 text-center"
			data-offline
		>
			<Icon name="wifi-off" className="size-16 text-ember" />
			<h1 className="text-2xl">{offlinePage.title}</h1>
			<p className="max-w-md text-ink-soft">{offlinePage.text}</p>
			<div className="flex flex-wrap justify-center gap-4">
				<CallLink variant="primary" />
				{/* The empty address is the one that was asked for, query and all. */}
				<ButtonLink href="" variant="quiet" icon="refresh">
					{offlinePage.tryAgain}
				</ButtonLink>
			</div>
			<p className="text-sm text-ink-soft">{offlinePage.hours}</p>
		</section>
	);
}
