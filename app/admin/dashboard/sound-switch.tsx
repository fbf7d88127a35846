import { Icon } from "#app/components/ui/icon.tsx";
import { liveTexts } from "#app/content/dashboard.ts";
import type { ArrivalSound } from "#app/live-feed/use-arrival-sound.ts";

export function SoundSwitch({ sound }: { sound: ArrivalSound }) {
	return (
		<div className="flex flex-wrap items-center">
			<p role="status" className="text-sm text-ink-soft not-empty:mr-4">
				{sound.blocked && liveTexts.sound.blocked}
			</p>
			{sound.on !== null && (
				<button
					type="button"
					aria-pressed={sound.on}
					onClick={sound.toggle}
					className="tap cursor-pointer gap-2 rounded-md border border-edge px-3 text-sm font-semibold hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
				>
					<Icon name="bell" className="size-5" />
					<span className="max-sm:sr-only">{liveTexts.sound.label}</span>
				</button>
			)}
		</div>
	);
}
