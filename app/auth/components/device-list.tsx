import { Form } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { devicesPage } from "#app/content/devices.ts";

interface Device {
	id: string;
	name: string;
	/** UTC milliseconds. */
	createdAt: number;
	lastUsedAt: number;
	until: number;
	isCurrent: boolean;
}

interface DeviceListProps {
	devices: readonly Device[];
	formatMoment(time: number): string;
}

export function DeviceList({ devices, formatMoment }: DeviceListProps) {
	if (devices.length === 0) return <p>{devicesPage.none}</p>;
	return (
		<>
			<ul className="grid gap-3">
				{devices.map((device) => (
					<DeviceRow key={device.id} device={device} formatMoment={formatMoment} />
				))}
			</ul>
			{devices.length > 1 && (
				<Form method="post">
					<Button variant="quiet" name="device" value="all" className="w-full sm:w-auto">
						{devicesPage.forgetAll}
					</Button>
				</Form>
			)}
		</>
	);
}

function DeviceRow({ device, formatMoment }: { device: Device } & Pick<DeviceListProps, "formatMoment">) {
	const { id, name, createdAt, lastUsedAt, until, isCurrent } = device;
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg border border-line bg-white p-4 shadow-card sm:p-6">
			<div className="grid min-w-0 gap-1">
				<h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
					{name}{" "}
					{isCurrent && (
						<span className="rounded-sm bg-glass-mist px-2 py-0.5 text-sm font-semibold text-ink">
							{devicesPage.current}
						</span>
					)}
				</h2>
				<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
					<Moment label={devicesPage.trustedAt} time={createdAt} text={formatMoment(createdAt)} />
					<Moment label={devicesPage.lastUsedAt} time={lastUsedAt} text={formatMoment(lastUsedAt)} />
					<Moment label={devicesPage.until} time={until} text={formatMoment(until)} />
				</dl>
			</div>
			<Form method="post">
				<Button variant="quiet" name="device" value={id} aria-label={devicesPage.forgetLabel(name)}>
					{devicesPage.forget}
				</Button>
			</Form>
		</li>
	);
}

function Moment({ label, time, text }: { label: string; time: number; text: string }) {
	return (
		<>
			<dt className="text-ink-soft">{label}</dt>
			<dd>
				<time dateTime={new Date(time).toISOString()}>{text}</time>
			</dd>
		</>
	);
}
