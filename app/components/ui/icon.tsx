import type { IconName } from "#app/pictures/icon-names.ts";
import spriteUrl from "#app/pictures/icons.svg?url";

interface IconProps {
	name: IconName;
	className?: string;
}

export function Icon({ name, className = "size-6" }: IconProps) {
	return (
		<svg className={`icon shrink-0 ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<use href={`${spriteUrl}#${name}`} />
		</svg>
	);
}
