import { Form } from "@remix-run/react";
import type { selectAlertDevices } from "#app/auth/alert-devices.server.ts";
import { Row } from "#app/auth/components/device-list.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { alertsPage } from "#app/content/alerts.ts";
import { TurnOn } from "./turn-on.tsx";

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
			{isRefused && (
				<Alert tone="error" role="alert" title={failures.refused.title} text={failures.refused.text} />
			)}
			{siteKey === null && <Alert tone="warning" title={notSetUp.title} text={notSetUp.text} />}
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

/** How the quote desk becomes an app, without which an iPhone shows no alerts. */
function InstallSteps() {
	return (
		<section
			aria-labelledby="install"
			className="grid gap-3 rounded-lg border border-line bg-white p-4 shadow-card sm:p-6"
		>
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
