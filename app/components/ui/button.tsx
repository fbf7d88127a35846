import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

const variants = {
	primary: "button-primary",
	ink: "button-ink",
	quiet: "button-quiet",
	ghost: "button-ghost",
} as const;
type Variant = keyof typeof variants;

export function buttonClass(variant: Variant = "primary", extra = ""): string {
	return `button ${variants[variant]} ${extra}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	variant?: Variant;
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
	variant?: Variant;
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
