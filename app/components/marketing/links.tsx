import type { ReactNode } from "react";
import { ButtonLink, CallLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { linkedQuotePath } from "#app/config/paths.ts";
import { quoteAction } from "#app/content/site.ts";

type LinkedQuote = Parameters<typeof linkedQuotePath>[0];

export function QuoteLink({ className, ...answers }: LinkedQuote & { className?: string }) {
	return (
		<ButtonLink href={linkedQuotePath(answers)} className={className}>
			{quoteAction}
		</ButtonLink>
	);
}

/** Shows the two ways to a price: on the site, and by phone. */
export function QuoteOrCall({ callVariant, ...answers }: LinkedQuote & { callVariant?: "ghost" }) {
	return (
		<>
			<QuoteLink {...answers} />
			<CallLink variant={callVariant} />
		</>
	);
}

export function ActionRow({ children, className = "" }: { children: ReactNode; className?: string }) {
	return (
		<div
			className={`flex flex-col gap-3 *:w-full *:wrap-anywhere min-[30rem]:flex-row min-[30rem]:flex-wrap min-[30rem]:*:w-auto ${className}`}
		>
			{children}
		</div>
	);
}

interface TextLinkProps {
	href: string;
	children: ReactNode;
	external?: boolean;
	onInk?: boolean;
}

export function TextLink({ href, children, external = false, onInk = false }: TextLinkProps) {
	return (
		<a
			href={href}
			{...(external && { rel: "noopener" })}
			className={`tap group gap-2 font-bold underline decoration-2 underline-offset-6 ${onInk ? "text-white decoration-orange" : "text-ink decoration-orange hover:text-ember"}`}
		>
			{children}{" "}
			<Icon
				name={external ? "external-link" : "arrow-right"}
				className="size-5 transition-transform group-hover:translate-x-0.5"
			/>
		</a>
	);
}
