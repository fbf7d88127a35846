import type { ReactNode } from "react";
import type { IconName } from "#app/pictures/pictures.ts";
import { Icon } from "./icon.tsx";
import { WithPhone } from "./with-phone.tsx";

const tones = {
	info: { icon: "info", classes: "border-glass bg-glass-mist" },
	success: { icon: "check-circle", classes: "border-leaf bg-leaf-mist" },
	warning: { icon: "alert", classes: "border-orange bg-orange-mist" },
	error: { icon: "alert", classes: "border-alarm bg-alarm-mist" },
} as const satisfies Record<string, { icon: IconName; classes: string }>;

interface AlertProps {
	tone: keyof typeof tones;
	title: string;
	text?: string;
	children?: ReactNode;
	role?: "status" | "alert";
}

export function Alert({ tone, title, text, children = text && <WithPhone text={text} />, role }: AlertProps) {
	const { icon, classes } = tones[tone];
	return (
		<div role={role} className={`flex flex-wrap gap-x-3 rounded-md border-l-4 p-4 ${classes}`}>
			<Icon name={icon} className="mt-0.5 size-6" />
			<div className="min-w-0 flex-1 basis-40 wrap-anywhere">
				<p className="font-bold">
					<WithPhone text={title} />
				</p>
				{children && <div className="text-sm">{children}</div>}
			</div>
		</div>
	);
}

/** An alert that comes and goes: what holds it is always there, since only what comes into such a part is read out. */
export function LiveAlert({ isShown, ...alert }: AlertProps & { isShown: boolean }) {
	return (
		<div role="status" className={isShown ? undefined : "sr-only"}>
			{isShown && <Alert {...alert} />}
		</div>
	);
}
