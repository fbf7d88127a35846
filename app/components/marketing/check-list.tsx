import { Icon } from "#app/components/ui/icon.tsx";

export function CheckList({ points }: { points: readonly string[] }) {
	return (
		<ul className="grid gap-x-10 sm:grid-cols-2">
			{points.map((point) => (
				<li key={point} className="flex gap-3 border-t border-ink/15 py-4 font-semibold">
					<Icon name="check" className="mt-0.5 size-6 text-ember" />
					{point}
				</li>
			))}
		</ul>
	);
}
