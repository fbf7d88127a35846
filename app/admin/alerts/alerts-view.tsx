import { Form, useSubmit } from "@remix-run/react";
import { useState } from "react";
import { useSending } from "#app/admin/shell/unsent-form.ts";
import type { selectAlertDevices } from "#app/auth/alert-devices.server.ts";
import { Row } from "#app/auth/components/device-list.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { ALERTS_WORKER, ownerPaths } from "#app/config/owner-paths.ts";
import { alertsPage } from "#app/content/alerts.ts";

interface AlertsViewProps {
	devices: readonly (Awaited<ReturnType<typeof selectAlertDevices>>[number] & { isCurrent: boolean })[];
	/** The key to which push services listen; null where alerts are not set up. */
	siteKey: string | null;
	isRefused: boolean;
}

export function AlertsView({ devices, siteKey, isRefused }: AlertsViewProps) {
	const { notSetUp, failures } = alertsPage;
	return (
		<div className="grid max-w-3xl gap-6">
			{isRefused && <Alert tone="error" role="alert" {...failures.refused} />}
			{siteKey === null && <Alert tone="warning" {...notSetUp} />}
			{siteKey !== null && !devices.some(({ isCurrent }) => isCurrent) && <TurnOn siteKey={siteKey} />}
			{devices.length === 0 ? <p>{alertsPage.none}</p> : <DeviceList devices={devices} />}
			<p className="text-sm text-ink-soft">{alertsPage.logOut}</p>
			<InstallSteps />
		</div>
	);
}

function DeviceList({ devices }: Pick<AlertsViewProps, "devices">) {
	return (
		<ul className="grid gap-3">
			{devices.map(({ id, name, createdAt, lastDeliveredAt, isCurrent }) => (
				<Row
					key={id}
					name={name}
					isCurrent={isCurrent}
					moments={[
						{ label: alertsPage.since, time: createdAt },
						{ label: alertsPage.delivered, time: lastDeliveredAt, unknown: alertsPage.never },
					]}
				>
					<Form method="post" className="flex flex-wrap gap-3">
						<input type="hidden" name="device" value={id} />
						<Button variant="quiet" name="intent" value="test" aria-label={alertsPage.testLabel(name)}>
							{alertsPage.test}
						</Button>
						<Button variant="quiet" name="intent" value="off" aria-label={alertsPage.offLabel(name)}>
							{alertsPage.off}
						</Button>
					</Form>
				</Row>
			))}
		</ul>
	);
}

const { install } = alertsPage;

function InstallSteps() {
	return (
		<section aria-labelledby="install" className={`${panel} grid gap-3`}>
			<h2 id="install" className="text-lg">
				{install.title}
			</h2>
			<p>{install.intro}</p>
			<ol className="grid list-decimal gap-1 pl-6">
				{install.steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<h2 className="mt-2 text-lg">{install.others.title}</h2>
			<p>{install.others.text}</p>
		</section>
	);
}

function TurnOn({ siteKey }: { siteKey: string }) {
	const submit = useSubmit();
	const { isSending } = useSending();
	const [state, setState] = useState<"idle" | "busy" | "blocked" | "failed" | "unsupported">("idle");
	if (!useHydrated()) return <noscript>{alertsPage.needsScripts}</noscript>;
	async function turnOn(): Promise<void> {
		setState("busy");
		const result = await subscribe(siteKey);
		if (typeof result === "string") return setState(result);
		setState("idle");
		submit({ intent: "on", subscription: JSON.stringify(result) }, { method: "post" });
	}
	const isBusy = state === "busy" || isSending;
	const failure = state === "idle" || state === "busy" ? null : alertsPage.failures[state];
	return (
		<div className="grid gap-3">
			{failure && <Alert tone="warning" role="alert" title={failure.title} text={failure.text} />}
			<Button
				type="button"
				variant="ink"
				aria-disabled={isBusy}
				className="justify-self-start"
				onClick={() => !isBusy && void turnOn()}
			>
				{isBusy ? alertsPage.turningOn : alertsPage.on}
			</Button>
		</div>
	);
}

/** Subscribes this browser to its push service for the site of a public key, in base64url, with the owner's permission. Returns
 * the subscription, or why there is none. */
async function subscribe(
	siteKey: string,
): Promise<PushSubscriptionJSON | "blocked" | "failed" | "unsupported"> {
	if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
		return "unsupported";
	if ((await Notification.requestPermission()) !== "granted") return "blocked";
	try {
		// Below the page, so that no page is its own: the worker that keeps pages offline has those.
		const scope = `${ownerPaths.alerts}/`;
		const registration = await navigator.serviceWorker.register(ALERTS_WORKER, { scope });
		await activation(registration);
		const options = { userVisibleOnly: true, applicationServerKey: siteKey };
		return (await registration.pushManager.subscribe(options)).toJSON();
	} catch (error) {
		console.warn("Alerts were not turned on", error);
		return "failed";
	}
}

function activation({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
	const worker = installing ?? waiting;
	if (active || !worker) return Promise.resolve();
	return new Promise((resolve, reject) => {
		worker.addEventListener("statechange", () => {
			if (worker.state === "activated") resolve();
			if (worker.state === "redundant") reject(new Error("The worker was discarded"));
		});
	});
}
