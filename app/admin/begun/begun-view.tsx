import { Form, Link } from "@remix-run/react";
import { ActionLinks } from "#app/admin/shell/action-links.tsx";
import { EmptyNote } from "#app/admin/shell/empty-note.tsx";
import { OwnerPage } from "#app/admin/shell/owner-page.tsx";
import { UndoButton, UndoNotice } from "#app/admin/shell/undo-notice.tsx";
import { useOwnTexts } from "#app/admin/shell/use-shell.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { begunPage } from "#app/content/begun-requests.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { writeText } from "#app/content/own-texts.ts";
import { enumerate } from "#app/content/phrases.ts";
import { mailSubject } from "#app/content/quote-card.ts";
import { todayPage } from "#app/content/today.ts";
import { mailAddress, textAddress } from "#app/fields/message-address.ts";
import { formatPhone } from "#app/fields/phone.ts";
import type { BegunAnswers } from "#app/quotes/begun-request.ts";
import { orderActions } from "#app/quotes/contact-links.ts";
import { townOf } from "#app/quotes/describe-quote.ts";
import { serviceLabel } from "#app/quotes/quote-labels.ts";
import { formatAgo } from "#app/time/time-text.ts";

interface BegunPage {
	isOn: boolean;
	requests: readonly { id: string; updatedAt: number; answers: BegunAnswers }[];
	/** What was just taken off the list; null for none. */
	removed: { id: string; name: string } | null;
	now: number;
}

export function BegunView({ page, flash }: { page: BegunPage; flash: FlashMessage | null }) {
	const { isOn, requests, removed, now } = page;
	return (
		<OwnerPage title={begunPage.title} intro={begunPage.intro} flash={flash}>
			{removed && (
				<UndoNotice title={begunPage.removed} name={removed.name} id="undo">
					<Form method="post">
						<input type="hidden" name="id" value={removed.id} />
						<UndoButton intent="restore" label={begunPage.undo} />
					</Form>
				</UndoNotice>
			)}
			{requests.length > 0 ? (
				<ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white shadow-card">
					{requests.map((request) => (
						<BegunItem key={request.id} request={request} now={now} />
					))}
				</ul>
			) : (
				isOn && <EmptyNote icon="check-circle" tone="good" {...begunPage.empty} />
			)}
			{!isOn && (
				<EmptyNote icon="sliders" tone="plain" title={begunPage.off.title} text={begunPage.off.text}>
					<Link to={paths.adminSettings} className="link tap">
						{begunPage.off.settings}
					</Link>
				</EmptyNote>
			)}
		</OwnerPage>
	);
}

function BegunItem({ request, now }: { request: BegunPage["requests"][number]; now: number }) {
	const { id, updatedAt, answers } = request;
	const texts = useOwnTexts();
	const { contact, service } = answers;
	const { name, phone, email } = contact;
	const words = writeText("begun", { customer: name }, texts);
	const links = {
		call: `tel:${phone}`,
		text: textAddress(phone, words),
		email: email ? mailAddress(email, { subject: mailSubject, words }) : null,
	};
	const work = service ? enumerate(service.services.map(serviceLabel)) : begunPage.unknownWork;
	const place = service && todayPage.where(service.zip, townOf({ zipCode: service.zip }));
	const takes = `${ownerPaths.newQuote}?${new URLSearchParams({ begun: id })}`;
	return (
		<li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
			<div className="grid min-w-0 grow basis-64 text-sm wrap-anywhere">
				<h2 className="flex flex-wrap items-center gap-x-3 text-base">
					{name} <span className="text-sm">{begunPage.left(formatAgo(updatedAt, now))}</span>
				</h2>
				<p>{[work, place].filter(Boolean).join(" · ")}</p>
				<p>{[formatPhone(phone), contact.email, contact.address].filter(Boolean).join(" · ")}</p>
			</div>
			<div className="flex flex-wrap gap-2 print:hidden">
				<ActionLinks
					actions={orderActions(links, contact.contactMethod)}
					name={name}
					className="max-sm:px-5"
				/>
				<ButtonLink href={takes} variant="quiet" className="max-sm:px-5">
					<Icon name="plus" className="size-5" />
					{begunPage.take}
					<span className="sr-only">: {name}</span>
				</ButtonLink>
				<Form method="post">
					<input type="hidden" name="id" value={id} />
					<Button name="intent" value="remove" variant="quiet" className="max-sm:px-5">
						<Icon name="close" className="size-5" />
						{begunPage.remove}
						<span className="sr-only">: {name}</span>
					</Button>
				</Form>
			</div>
		</li>
	);
}
