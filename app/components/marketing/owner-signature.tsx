import { aboutSignature } from "#app/content/about.ts";
import { OwnerPortrait } from "./owner-portrait.tsx";

export function OwnerSignature() {
	return (
		<p className="flex items-center gap-4 border-t border-line pt-5">
			<OwnerPortrait className="size-24" />
			<span>
				<span className="block text-2xl font-semibold italic tracking-tight">{aboutSignature.name}</span>
				<span className="block text-base text-ink-soft">{aboutSignature.role}</span>
			</span>
		</p>
	);
}
