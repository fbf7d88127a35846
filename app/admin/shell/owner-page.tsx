import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { FlashToasts } from "#app/components/ui/toast-region.tsx";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { pageSeo } from "#app/content/seo.ts";
import { headTags } from "#app/seo/head-tags.ts";

interface OwnerPageProps {
	title: string;
	intro: string;
	tabs?: ReactNode;
	flash?: FlashMessage | null;
	children: ReactNode;
}

export function OwnerPage({ title, intro, tabs, flash, children }: OwnerPageProps) {
	return (
		<div className="print-one-page wrap grid gap-6 py-4 sm:py-8">
			<header className={`grid ${tabs ? "gap-3" : "gap-1"}`}>
				<h1 className="text-2xl">{title}</h1>
				{tabs}
				<p className="max-w-3xl text-ink-soft">{intro}</p>
			</header>
			{flash !== undefined && <FlashToasts flash={flash} />}
			{children}
		</div>
	);
}

/** The head tags of a page on the owner's side: what it is about, where that is known, before the side's own title. */
export function ownerHeadTags(about: string | undefined): MetaDescriptor[] {
	const { title } = pageSeo.admin;
	return headTags({ ...pageSeo.admin, title: about ? `${about} | ${title}` : title }, { path: null });
}

/** A route's `meta` where the page is always about the same. */
export function ownerMeta(about: string): MetaFunction {
	return () => ownerHeadTags(about);
}
