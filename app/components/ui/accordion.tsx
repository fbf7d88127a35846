import type { FaqItem } from "../../content/entities";
import { Icon } from "./icon";

interface AccordionProps {
	/** Shared by the items, so that the browser keeps at most one open. */
	name: string;
	items: readonly FaqItem[];
}

/** Questions that open one at a time and close again, without a script. */
export function Accordion({ name, items }: AccordionProps) {
	return (
		<div className="divide-y divide-line border-y border-line">
			{items.map(({ question, answer }) => (
				<details key={question} name={name} className="group">
					<summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-bold hover:text-ember">
						{question}
						<Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
					</summary>
					<p className="max-w-3xl pb-5 text-ink-soft">{answer}</p>
				</details>
			))}
		</div>
	);
}
