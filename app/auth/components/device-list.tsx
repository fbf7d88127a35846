import { Form } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import type { selectDevices, selectSessions } from "#app/auth/trusted-devices.server.ts";
import { Button } from "#app/components/ui/button.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { devicesPage } from "#app/content/devices.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { formatMoment } from "#app/time/time-text.ts";

type Device = Awaited<ReturnType<typeof selectDevices>>[number] & { until: UtcMs };

export function DeviceList({ devices }: { devices: readonly Device[] }) {
	if (devices.length === 0) return <p>{devicesPage.none}</p>;
	return (
		<>
			<ul className="grid gap-3">
				{devices.map(({ id, name, createdAt, lastUsedAt, until, isCurrent }) => (
					<Row
						key={id}
						name={name}
						isCurrent={isCurrent}
						moments={[
							{ label: devicesPage.trustedAt, time: createdAt },
							{ label: devicesPage.lastUsedAt, time: lastUsedAt },
							{ label: devicesPage.until, time: until },
						]}
					>
						<Form method="post">
							<Button variant="quiet" name="device" value={id} aria-label={devicesPage.forgetLabel(name)}>
								{devicesPage.forget}
							</Button>
						</Form>
					</Row>
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

/** The browsers that are signed in with the password, each of which another one can sign out. */
export function BrowserList({ browsers }: { browsers: Awaited<ReturnType<typeof selectSessions>> }) {
	return (
		<section aria-labelledby="browsers" className="grid gap-3">
			<h2 id="browsers" className="text-lg">
				{devicesPage.signedIn}
			</h2>
			{browsers.length === 0 && <p>{devicesPage.noneSignedIn}</p>}
			<ul className="grid gap-3">
				{browsers.map(({ id, name, createdAt, lastUsedAt, isCurrent }) => {
					const shown = name ?? devicesPage.unnamed;
					const moments = [
						{ label: devicesPage.signedInAt, time: createdAt },
						{ label: devicesPage.lastSeenAt, time: lastUsedAt },
					];
					return (
						<Row key={id} name={shown} isCurrent={isCurrent} moments={moments}>
							{!isCurrent && (
								<Form method="post">
									<Button
										variant="quiet"
										name="session"
										value={id}
										aria-label={devicesPage.signOutLabel(shown)}
									>
										{devicesPage.signOut}
									</Button>
								</Form>
							)}
						</Row>
					);
				})}
			</ul>
			<Form method="post" className="flex flex-wrap items-center gap-3">
				<Button variant="quiet" name="session" value="others" className="w-full sm:w-auto">
					{devicesPage.signOutOthers}
				</Button>
				<p className="text-sm text-ink-soft">{devicesPage.signOutOthersHint}</p>
			</Form>
		</section>
	);
}

interface Moment {
	label: string;
	time: UtcMs | null;
	/** What stands in place of a time that is null. */
	unknown?: string;
}

interface RowProps {
	name: string;
	isCurrent: boolean;
	moments: readonly Moment[];
	children: ReactNode;
}

export function Row({ name, isCurrent, moments, children }: RowProps) {
	return (
		<li className={`${panel} flex flex-wrap items-center justify-between gap-x-6 gap-y-4`}>
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
					{moments.map(({ label, time, unknown }) => (
						<Fragment key={label}>
							<dt className="text-ink-soft">{label}</dt>
							<dd>
								{time === null ? (
									unknown
								) : (
									<time dateTime={new Date(time).toISOString()}>{formatMoment(time)}</time>
								)}
							</dd>
						</Fragment>
					))}
				</dl>
			</div>
			{children}
		</li>
	);
}
