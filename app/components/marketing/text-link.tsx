import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

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
