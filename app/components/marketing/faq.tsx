import { Icon } from "#app/components/ui/icon.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import type { FaqItem } from "#app/content/entities.ts";

interface FaqProps {
	items: readonly FaqItem[];
	/** Unique on the page: accordions of one name close each other. */
	name: string;
}

export function Faq({ items, name }: FaqProps) {
	return (
		<div className="border-b border-ink/15">
			{items.map(({ question, answer }) => (
				<details key={question} name={name} className="group border-t border-ink/15">
					<summary className="flex min-h-16 items-center justify-between gap-4 py-4 hover:text-ember">
						<h3 className="text-lg leading-7 text-current">{question}</h3>
						<Icon
							name="plus"
							className="size-6 text-ember transition-transform duration-200 group-open:rotate-45"
						/>
					</summary>
					<p className="max-w-prose pb-6 pr-10 text-ink-soft">
						<WithPhone text={answer} />
					</p>
				</details>
			))}
		</div>
	);
}
