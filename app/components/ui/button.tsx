import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { business } from "#app/config/business.ts";
import { callAction } from "#app/content/site.ts";
import type { IconName } from "#app/pictures/pictures.ts";
import { Icon } from "./icon.tsx";
import { WithPhone } from "./with-phone.tsx";

/** Their classes are listed in site.css. */
export type ButtonVariant = "primary" | "ink" | "quiet" | "ghost";

export function buttonClass(variant: ButtonVariant = "primary", extra = ""): string {
	return `button button-${variant} ${extra}`;
}

interface Face {
	variant?: ButtonVariant;
	icon?: IconName;
	children?: ReactNode;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Face;

/** Begins with a space, which keeps it apart from what is before it where no styles do. */
export function Button({ variant, icon, className, children, type = "submit", ...rest }: ButtonProps) {
	return (
		<>
			{" "}
			<button type={type} className={buttonClass(variant, className)} {...rest}>
				{icon && <Icon name={icon} className="size-5" />}
				{children}
			</button>
		</>
	);
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Face & { href: string };

/** Begins with a space as well. */
export function ButtonLink({ variant, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<>
			{" "}
			<a className={buttonClass(variant, className)} {...rest}>
				{icon && <Icon name={icon} className="size-5" />}
				{children}
			</a>
		</>
	);
}

interface CallLinkProps {
	label?: string;
	variant?: ButtonVariant;
	className?: string;
}

export function CallLink({ label = callAction, variant = "quiet", className }: CallLinkProps) {
	return (
		<ButtonLink href={business.phone.href} variant={variant} icon="phone" className={className}>
			<span>
				<WithPhone text={label} />
			</span>
		</ButtonLink>
	);
}
