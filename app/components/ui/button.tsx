import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

/** Their classes are listed in site.css. */
export type ButtonVariant = "primary" | "ink" | "quiet" | "ghost";

export function buttonClass(variant: ButtonVariant = "primary", extra = ""): string {
	return `button button-${variant} ${extra}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	variant?: ButtonVariant;
}

/** Begins with a space, which keeps it apart from what is before it where no styles do. */
export function Button({ variant, className, type = "submit", ...rest }: ButtonProps) {
	return (
		<>
			{" "}
			<button type={type} className={buttonClass(variant, className)} {...rest} />
		</>
	);
}

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	variant?: ButtonVariant;
	href: string;
}

/** Begins with a space as well. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
	return (
		<>
			{" "}
			<a className={buttonClass(variant, className)} {...rest} />
		</>
	);
}
