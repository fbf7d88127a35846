import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { ActionLinks } from "#app/admin/shell/action-links.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { EmptyNote, OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { UndoForm, UndoNotice } from "#app/admin/shell/undo-notice.tsx";
import { useReloadOnErasing } from "#app/admin/shell/use-idle-reload.ts";
import { useOwnTexts } from "#app/admin/shell/use-shell.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { begunPage } from "#app/content/begun-requests.ts";
import { writeText } from "#app/content/own-texts.ts";
import { enumerate } from "#app/content/phrases.ts";
import { mailSubject } from "#app/content/quote-card.ts";
import { todayPage } from "#app/content/today.ts";
import { mailAddress, textAddress } from "#app/fields/message-address.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { removeBegun, selectBegun, selectBegunRequest } from "#app/quotes/begun-requests.server.ts";
import { orderActions } from "#app/quotes/contact-links.ts";
import { townOf } from "#app/quotes/describe-quote.ts";
import { serviceLabel } from "#app/quotes/quote-labels.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { formatAgo } from "#app/time/time-text.ts";

export const meta = ownerMeta(begunPage.title);

export function loader(args: LoaderFunctionArgs) {
	const { db } = args.context;
	return orUnavailable(args, "begun requests not loaded", { page: null, flash: null }, async () => {
		const now = Date.now();
		const removedId = new URL(args.request.url).searchParams.get("removed") ?? "";
		const { shell, results } = await readPage(args, [
			selectBegun(db, now),
			selectBegunRequest(db, removedId),
			selectSettings(db),
		]);
		const [requests, [removed], settingsRows] = results;
		const page = {
			...{ requests, now },
			isOn: settingsOf(settingsRows).settings.unfinished,
			/** What was just taken off the list; null for none. */
			removed:
				removed && removed.removedAt !== null ? { id: removedId, name: removed.answers.contact.name } : null,
		};
		return dataWithFlash(args.request, { page, shell });
	});
}

export async function action(args: ActionFunctionArgs) {
	const form = await readPostedForm(args.request);
	const id = String(form.get("id"));
	const isBack = form.get("intent") === "restore";
	return ownerAction(args, {
		what: "begun request not changed",
		async work(owner) {
			const removedAt = isBack ? null : Date.now();
			await owner.write((allowed) => [removeBegun(args.context.db, id, removedAt, allowed)]);
			const query = new URLSearchParams({ removed: id });
			return redirect(isBack ? ownerPaths.unfinished : `${ownerPaths.unfinished}?${query}#undo`, 303);
		},
		failed: "begun-not-changed",
	});
}

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

export { LoadFailure as ErrorBoundary };

export default function UnfinishedRoute() {
	const { page, flash } = useLoaderData<typeof loader>();
	useReloadOnErasing();
	if (!page) return <LoadFailure />;
	const { isOn, requests, removed, now } = page;
	return (
		<OwnerPage title={begunPage.title} intro={begunPage.intro} flash={flash}>
			{removed && (
				<UndoNotice title={begunPage.removed} name={removed.name} id="undo">
					<UndoForm intent="restore" fields={{ id: removed.id }} />
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

type BegunRequest = Awaited<ReturnType<typeof selectBegun>>[number];

function BegunItem({ request, now }: { request: BegunRequest; now: number }) {
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
	const actions = orderActions(links, contact.contactMethod);
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
				<ActionLinks actions={actions} name={name} className="max-sm:px-5" />
				<ButtonLink href={takes} variant="quiet" icon="plus" className="max-sm:px-5">
					{begunPage.take}
					<span className="sr-only">: {name}</span>
				</ButtonLink>
				<Form method="post">
					<input type="hidden" name="id" value={id} />
					<Button name="intent" value="remove" variant="quiet" icon="close" className="max-sm:px-5">
						{begunPage.remove}
						<span className="sr-only">: {name}</span>
					</Button>
				</Form>
			</div>
		</li>
	);
}
