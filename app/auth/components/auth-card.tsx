import type { LinksFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import ownerStylesUrl from "#app/styles/owner.css?url";

/** A route that draws the card has these links. */
export const links: LinksFunction = () => [{ rel: "stylesheet", href: ownerStylesUrl }];

interface AuthCardProps {
	title: string;
	subtitle: string;
	children: ReactNode;
}

export function AuthCard({ title, subtitle, children }: AuthCardProps) {
	return (
		<div className="wrap grid justify-items-center py-10 sm:py-16">
			<div className="grid w-full max-w-md gap-6 rounded-xl border border-line bg-white p-5 shadow-card sm:p-8">
				<header className="grid justify-items-center gap-2 text-center">
					<span className="pane grid size-14 place-items-center rounded-lg border border-line">
						<Icon name="lock" className="size-7 text-glass" />
					</span>
					<h1 className="text-2xl">{title}</h1>
					<p className="text-ink-soft">{subtitle}</p>
				</header>
				{children}
			</div>
		</div>
	);
}
