import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AuthCard } from "../../auth/components/auth-card";
import { PinGate } from "../../auth/components/pin-gate";
import { findGate, readPin, unlockWithPin } from "../../auth/pin.server";
import { ToastRegion } from "../../components/ui/toast-region";
import { useToasts } from "../../components/ui/use-toasts";
import { paths } from "../../config/paths";
import { authTitles, pinGate } from "../../content/auth";
import { authFailures, pinFailure } from "../../content/auth-failures";
import { pageSeo } from "../../content/seo";
import { logError } from "../../log.server";
import { redirectWithNotice, takeNotice } from "../../notices/flash.server";
import type { RouteHandle } from "../../route-handle";
import { readPostedForm } from "../../security/posted-form.server";
import { headTags } from "../../seo/head-tags";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta: MetaFunction = () =>
	headTags({ ...pageSeo.admin, title: authTitles.unlock }, { path: null });

export async function loader(args: LoaderFunctionArgs) {
	const { access, lock } = await findGate(args);
	if (access === "open") return redirect(paths.admin, 303);
	if (access === "signed-out") return redirect(paths.auth, 303);
	const { notice, headers } = await takeNotice(args.request);
	return data({ notice: lock ? pinFailure({ judged: false, lock }) : notice, lock }, { headers });
}

export async function action(args: ActionFunctionArgs) {
	const pin = readPin((await readPostedForm(args.request)).get("pin"));
	if (pin === null) return data({ notice: authFailures.incompletePin, lock: null }, 400);
	try {
		const outcome = await unlockWithPin(args, pin);
		if (outcome.access === "signed-out") return redirect(paths.auth, 303);
		if (outcome.access === "open") return redirectWithNotice(paths.admin, "unlocked", outcome.headers);
		const { judged, lock } = outcome;
		return data({ notice: pinFailure(outcome), lock }, judged ? 400 : 429);
	} catch (error) {
		logError("PIN not checked", error);
		return data({ notice: authFailures.pin, lock: null }, 503);
	}
}

export { keepForm as clientAction, keepPage as shouldRevalidate } from "../../auth/keep-form";

export default function UnlockRoute() {
	const loaded = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { notice, lock } = reply ?? loaded;
	const { toasts, dismiss } = useToasts(notice);
	const refused = reply !== undefined || lock !== null;
	return (
		<AuthCard title={pinGate.title} subtitle={pinGate.subtitle}>
			<ToastRegion toasts={toasts} dismiss={dismiss} />
			<PinGate
				signInAgain={lock?.until === "sign-in"}
				error={refused ? (notice?.text ?? notice?.title) : undefined}
			/>
		</AuthCard>
	);
}
