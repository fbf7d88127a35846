import { Form } from "@remix-run/react";
import { MarkForm } from "#app/admin/quote/mark-form.tsx";
import { FROM_TODAY } from "#app/admin/quote/triage.ts";
import { RevisionField } from "#app/admin/shell/revision-field.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import type { TodayItem } from "./today-items.ts";

export function TodayListItem({ item }: { item: TodayItem }) {
	const { id, revision, name, phone, aside, lines, actions, mark, markDone } = item;
	return (
		<li className="print-closely grid items-center gap-x-6 gap-y-3 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
			<div className="grid text-sm wrap-anywhere">
				<p className="flex flex-wrap items-center gap-x-3">
					<a href={paths.adminQuote(id)} className="link tap text-base font-bold">
						{name}
					</a>{" "}
					<span className="font-bold">{aside}</span>
				</p>
				<p className="hidden print:block">{phone}</p>
				{lines.map((line) => (
					<p key={line}>{line}</p>
				))}
			</div>
			<div className="flex flex-wrap gap-2 md:justify-end print:hidden">
				{actions.map(({ href, icon, label }, index) => (
					<ButtonLink
						key={href}
						href={href}
						variant={index === 0 ? "primary" : "quiet"}
						className="max-sm:px-5"
					>
						<Icon name={icon} className="size-5" />
						{label}
						<span className="sr-only"> {name}</span>
					</ButtonLink>
				))}
				{mark && <MarkForm quote={item} intent={mark} from={FROM_TODAY} />}
				{markDone && (
					<Form method="post" action={paths.adminToday} preventScrollReset>
						<input type="hidden" name="quote" value={id} />
						<RevisionField revision={revision} />
						<Button name="intent" value="reminded" variant="quiet" className="max-sm:px-5">
							<Icon name="check" className="size-5" />
							{markDone}
							<span className="sr-only">: {name}</span>
						</Button>
					</Form>
				)}
			</div>
		</li>
	);
}
