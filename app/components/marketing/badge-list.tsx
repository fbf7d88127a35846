import type { IconName } from "../../pictures/icon-names";
import { Icon } from "../ui/icon";

interface Badge {
	icon: IconName;
	label: string;
}

/** Short claims in a row, each with its picture. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
	return (
		<ul className="flex flex-wrap gap-x-6 gap-y-2">
			{badges.map(({ icon, label }) => (
				<li key={label} className="flex items-center gap-2 text-sm font-semibold">
					<Icon name={icon} className="size-5 text-ember" />
					{label}
				</li>
			))}
		</ul>
	);
}
