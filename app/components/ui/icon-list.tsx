import type { IconName } from "#app/pictures/pictures.ts";
import { Icon } from "./icon.tsx";

interface IconListProps {
	items: readonly string[];
	icon: IconName;
	iconClass: string;
	itemClass?: string;
	/** This is said before each item, for who does not see the icon. */
	said?: string;
	className: string;
	id?: string;
}

/** A list whose items begin with an icon. */
export function IconList({ items, icon, iconClass, itemClass = "gap-2", said, ...list }: IconListProps) {
	return (
		<ul {...list}>
			{items.map((item) => (
				<li key={item} className={`flex ${itemClass}`}>
					<Icon name={icon} className={iconClass} />
					{said && <span className="sr-only">{said}: </span>}
					{item}
				</li>
			))}
		</ul>
	);
}
