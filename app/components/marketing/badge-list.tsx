import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/pictures/pictures.ts";

export function BadgeList({ badges }: { badges: readonly { icon: IconName; label: string }[] }) {
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
