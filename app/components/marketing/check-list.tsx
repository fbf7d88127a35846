import { IconList } from "#app/components/ui/icon-list.tsx";

export function CheckList({ points }: { points: readonly string[] }) {
	return (
		<IconList
			items={points}
			icon="check"
			iconClass="mt-0.5 size-6 text-ember"
			itemClass="gap-3 border-t border-ink/15 py-4 font-semibold"
			className="grid gap-x-10 sm:grid-cols-2"
		/>
	);
}
