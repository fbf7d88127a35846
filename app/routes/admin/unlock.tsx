import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AuthCard } from "#app/auth/components/auth-card.tsx";
import { PinGate } from "#app/auth/components/pin-gate.tsx";
import { keepsCookies, signInWithoutCookies } from "#app/auth/cookie-probe.server.ts";
import { redirectWithFlash, takeFlash } from "#app/auth/flash.server.ts";
import { whereRefused } from "#app/auth/form-reply.server.ts";
import { redirectToSignIn } from "#app/auth/guard.server.ts";
import { findGate, type GateState, readPin, unlockWithPin } from "#app/auth/pin.server.ts";
import { isRenewal, returnPathOf } from "#app/auth/return-path.ts";
import { cookieHeaders } from "#app/auth/session-cookie.server.ts";
import { FlashToasts } from "#app/components/ui/toast-region.tsx";
import { authTitles, pinGate } from "#app/content/auth.ts";
import { authFailures, pinFailure, triesText } from "#app/content/auth-failures.ts";
import { type FlashMessage, flashMessages } from "#app/content/flash-messages.ts";
import { pageSeo } from "#app/content/seo.ts";
import { logError } from "#app/log/log.server.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { privateMeta } from "#app/seo/head-tags.ts";
import { formatTimeOfDay } from "#app/time/time-text.ts";

export const handle = { hydrate: true } satisfies RouteHandle;

export { links } from "#app/auth/components/auth-card.tsx";

export const meta = privateMeta({ ...pageSeo.admin, title: authTitles.unlock });

export async function loader(args: LoaderFunctionArgs) {
	const address = new URL(args.request.url);
	const [page, renews] = [returnPathOf(address), isRenewal(address)];
	const found = await findGate(args, { renews }).catch(whereRefused(args.context));
	if (!found) return { flash: null, ...gateView(), trusted: false };
	const { access, ...gate } = found;
	if (access === "open" && !renews) return redirect(page, 303);
	if (access === "signed-out") return redirectToSignIn(args, page);
	const { flash, headers } = await takeFlash(args.request);
	for (const cookie of gate.cookies) headers.append("Set-Cookie", cookie);
	const shown = gate.lock ? pinFailure({ judged: false, ...gate }) : flash;
	return data({ flash: shown, ...gateView(gate), trusted: gate.trusted }, { headers });
}

export async function action(args: ActionFunctionArgs) {
	const { request, context } = args;
	const address = new URL(request.url);
	const [page, renews] = [returnPathOf(address), isRenewal(address)];
	if (!keepsCookies(request)) return redirect(signInWithoutCookies(page), 303);
	const form = await readPostedForm(request);
	const trust = form.get("trust") === "on";
	// A script keeps the page with all that is typed on it.
	const staysHere = form.get("stay") === "here";
	const refuse = (flash: FlashMessage, status: number) => {
		context.refused = true;
		return data({ flash, trust, ...gateView() }, status);
	};
	const pin = readPin(form.get("pin"));
	if (pin === null) return refuse(authFailures.incompletePin, 400);
	try {
		const outcome = await unlockWithPin(args, { pin, trust, renews });
		if (outcome.access === "signed-out" && staysHere) return refuse(flashMessages["session-ended"], 401);
		if (outcome.access === "signed-out") return redirectToSignIn(args, page);
		if (outcome.access === "open" && staysHere)
			return data({ flash: flashMessages.renewed, trust, ...gateView() }, { headers: outcome.headers });
		if (outcome.access === "open")
			return redirectWithFlash(page, renews ? "renewed" : "unlocked", outcome.headers);
		const { judged, lock, cookies } = outcome;
		if (judged && lock) context.afterAnswer(() => context.mail.deliver());
		const headers = cookieHeaders(cookies);
		if (!judged && lock?.until === "time") headers.set("Retry-After", String(lock.minutes * 60));
		const reply = { flash: pinFailure(outcome), trust, ...gateView({ lock, left: null }) };
		return data(reply, { status: judged ? 400 : 429, headers });
	} catch (error) {
		logError("PIN not checked", error);
		return refuse(authFailures.pin, 503);
	}
}

function gateView({ lock, left }: Pick<GateState, "lock" | "left"> = { lock: null, left: null }) {
	const timed = lock?.until === "time" ? lock.ends : null;
	return {
		signInAgain: lock?.until === "sign-in",
		lock: timed === null ? null : { ends: timed, now: Date.now(), time: formatTimeOfDay(timed) },
		tries: left ? triesText(left) : null,
	};
}

export { clientAction, headers, shouldRevalidate } from "#app/auth/keep-form.ts";

export default function UnlockRoute() {
	const loaded = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { flash, lock, tries, signInAgain } = reply ?? loaded;
	const isRefused = reply !== undefined || lock !== null || signInAgain;
	return (
		<AuthCard title={pinGate.title} subtitle={pinGate.subtitle}>
			<FlashToasts flash={isRefused ? null : flash} describes="pin-news" />
			<PinGate
				signInAgain={signInAgain}
				refusal={isRefused ? flash : null}
				reply={reply}
				tries={tries}
				lock={lock}
				trusted={loaded.trusted}
				trust={reply?.trust ?? false}
			/>
		</AuthCard>
	);
}
