import spriteUrl from "#app/pictures/icons.svg?url";
import type { IconName } from "#app/pictures/pictures.ts";

interface IconProps {
	name: IconName;
	className?: string;
	/** What it says where no words stand beside it. */
	label?: string;
}

export function Icon({ name, className = "size-6", label }: IconProps) {
	return (
		<svg
			className={`icon shrink-0 ${className}`}
			width="24"
			height="24"
			role={label && "img"}
			aria-label={label}
			aria-hidden={label ? undefined : true}
		>
			<use href={`${spriteUrl}#${name}`} />
		</svg>
	);
}
