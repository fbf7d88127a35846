import { ButtonLink } from "#app/components/ui/button.tsx";
import type { IconName } from "#app/pictures/pictures.ts";

/** One tap that leads to a call, a message, a map or another page. */
export interface Action {
	href: string;
	icon: IconName;
	label: string;
}

interface ActionLinksProps {
	actions: readonly Action[];
	/** Whom it is about, for who hears a link alone. */
	name: string;
	isNext?: boolean;
	className: string;
}

export function ActionLinks({ actions, name, isNext = true, className }: ActionLinksProps) {
	return actions.map(({ href, icon, label }, index) => (
		<ButtonLink
			key={label}
			href={href}
			variant={isNext && index === 0 ? "primary" : "quiet"}
			icon={icon}
			className={className}
		>
			{label}
			<span className="sr-only"> {name}</span>
		</ButtonLink>
	));
}
