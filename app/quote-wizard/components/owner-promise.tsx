import { OwnerPortrait } from "#app/components/marketing/owner-portrait.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { business } from "#app/config/business.ts";
import { callAction } from "#app/content/site.ts";
import { ownerPromise, wizardFrame } from "#app/content/wizard.ts";

export function OwnerPromise() {
	const { title, role, words, points } = ownerPromise;
	return (
		<aside aria-label={role} className="no-print owner-promise grid">
			<div className="flex items-center gap-4">
				<OwnerPortrait className="size-16 lg:size-20" />
				<div className="leading-snug">
					<p className="text-lg font-bold leading-snug tracking-tight">{title}</p>
					<p className="text-sm text-ink-soft">{role}</p>
				</div>
			</div>
			<div className="grid content-start gap-3">
				<p className="font-semibold">{words}</p>
				<ul className="grid gap-1.5 text-sm">
					{points.map((point) => (
						<li key={point} className="flex gap-2">
							<Icon name="check" className="mt-0.5 size-5 text-leaf" />
							{point}
						</li>
					))}
				</ul>
			</div>
			<p className="text-sm text-ink-soft">
				{wizardFrame.help}{" "}
				<a href={business.phone.href} className="link tap w-full">
					{callAction}
				</a>
			</p>
		</aside>
	);
}
