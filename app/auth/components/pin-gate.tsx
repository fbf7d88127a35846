import { Form, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { authLimits, pinInput } from "#app/auth/credentials.ts";
import { isRenewal, renewalPath, returnPathOf, withReturnPath } from "#app/auth/return-path.ts";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { pinGate } from "#app/content/auth.ts";
import { trustConsent } from "#app/content/devices.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { SECOND_MS, type UtcMs } from "#app/time/clock.ts";
import { HelpDetails } from "./auth-page.tsx";

interface PinGateProps {
	signInAgain: boolean;
	refusal: FlashMessage | null;
	/** Each refusal is a new object. */
	reply: unknown;
	/** What is left of the tries; null before the first wrong one. */
	tries: string | null;
	/** The lock ends at this time; `now` is the server's time when the page was rendered. */
	lock: { ends: UtcMs; now: UtcMs; time: string } | null;
	trusted: boolean;
	trust: boolean;
}

const onlyDigits = (typed: string) => typed.replace(/\D/g, "").slice(0, authLimits.pin);

export function PinGate({ signInAgain, refusal, reply, tries, lock, trusted, trust }: PinGateProps) {
	const address = useLocation();
	const page = returnPathOf(address);
	const renews = isRenewal(address);
	const action = renews ? renewalPath(page) : withReturnPath(paths.adminUnlock, page);
	const error = refusal ? (refusal.text ?? refusal.title) : tries;
	const input = useRef<HTMLInputElement>(null);
	// Until scripts run the button works and the server validates.
	const [complete, setComplete] = useState(true);
	const sending = useNavigation().formMethod === "POST";
	const logOut = signInAgain ? pinGate.signInAgain : trusted ? pinGate.logOutForget : pinGate.logOut;

	function setDigits(box: HTMLInputElement, typed: string) {
		box.value = onlyDigits(typed);
		setComplete(box.value.length === authLimits.pin);
	}

	function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
		// The browser would cut "12 34" off at four characters.
		event.preventDefault();
		setDigits(event.currentTarget, event.clipboardData.getData("text"));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a refused PIN is typed anew
	useEffect(() => {
		if (!input.current || sending) return;
		setDigits(input.current, reply ? "" : input.current.value);
	}, [reply, sending]);

	return (
		<div className="grid gap-6">
			{refusal && <ErrorSummary refusal={reply} {...refusal} />}
			{!signInAgain && (
				<Form method="post" action={action} className="grid gap-6">
					<div className="grid justify-items-center gap-1.5">
						<label htmlFor="pin" className="font-bold">
							{pinGate.label}
						</label>
						<input
							ref={input}
							id="pin"
							{...pinInput}
							// biome-ignore lint/a11y/noAutofocus: the page asks for this alone, and its heading is the field's label
							autoFocus
							// Text typed while a PIN is checked would be lost.
							readOnly={sending}
							aria-invalid={error ? true : undefined}
							aria-describedby={error ? "pin-error" : "pin-news"}
							className="pin-box"
							onInput={({ currentTarget }) => setDigits(currentTarget, currentTarget.value)}
							onPaste={handlePaste}
						/>
						{error && (
							<p id="pin-error" className="text-center text-sm font-bold text-alarm">
								{error}
							</p>
						)}
						{lock && <LockCountdown {...lock} />}
					</div>
					{trusted ? (
						<p className="text-center text-sm text-ink-soft">{trustConsent.trusted}</p>
					) : (
						!renews && <TrustConsent defaultChecked={trust} />
					)}
					<Button disabled={!complete || sending} className="w-full">
						{sending ? pinGate.pending : pinGate.submit}
					</Button>
				</Form>
			)}
			<HelpDetails question={pinGate.forgot.question} answer={pinGate.forgot.answer(logOut)} />
			<Form method="post" action={withReturnPath(paths.adminLogOut, signInAgain ? page : paths.admin)}>
				<Button
					variant={signInAgain ? "primary" : "quiet"}
					icon={signInAgain ? "lock" : "log-out"}
					className="w-full"
				>
					{logOut}
				</Button>
			</Form>
		</div>
	);
}

function TrustConsent({ defaultChecked }: { defaultChecked: boolean }) {
	return (
		<label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-md border border-edge bg-white px-4 py-3 transition-colors hover:border-ink hover:bg-sky has-checked:border-ink has-checked:bg-glass-mist has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-glass">
			<input
				type="checkbox"
				name="trust"
				defaultChecked={defaultChecked}
				aria-describedby="trust-hint"
				className="mt-0.5 focus-visible:outline-none"
			/>
			<span className="grid gap-0.5">
				<span className="leading-snug font-bold">{trustConsent.label} </span>
				<span id="trust-hint" className="text-sm text-pretty text-ink-soft">
					{trustConsent.hint}
				</span>
			</span>
		</label>
	);
}

function LockCountdown({ ends, now, time }: NonNullable<PinGateProps["lock"]>) {
	const [left, setLeft] = useState<number | null>(null);
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	useEffect(() => {
		// The device's clock need not be right.
		const started = Date.now();
		const tick = () => {
			const remaining = ends - now - (Date.now() - started);
			setLeft(Math.max(0, remaining));
			if (remaining > 0) return;
			clearInterval(timer);
			navigate(`${pathname}${search}`, { replace: true });
		};
		const timer = setInterval(tick, SECOND_MS);
		tick();
		return () => clearInterval(timer);
	}, [ends, now, navigate, pathname, search]);
	return (
		<p className="text-center text-sm">
			{pinGate.opensAt} <time dateTime={new Date(ends).toISOString()}>{time}</time>
			{left !== null && (
				<>
					{" "}
					(<span role="timer">{minutesAndSeconds(left)}</span>)
				</>
			)}
		</p>
	);
}

function minutesAndSeconds(milliseconds: number): string {
	const seconds = Math.ceil(milliseconds / SECOND_MS);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
