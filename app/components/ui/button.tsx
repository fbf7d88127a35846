import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

const shape =
	"button inline-flex min-h-12 max-w-full wrap-break-word items-center justify-center gap-2 rounded-md px-6 py-3 text-center font-bold no-underline transition-[background-color,box-shadow,transform] duration-150 active:translate-y-px disabled:cursor-not-allowed disabled:bg-line disabled:text-ink-soft disabled:shadow-none aria-disabled:opacity-70";

const variants = {
	primary: "bg-orange text-ink shadow-card hover:bg-orange-bright hover:shadow-lift",
	ink: "bg-ink text-white hover:bg-ink-deep",
	quiet: "border border-edge bg-white text-ink hover:border-ink hover:bg-sky",
	ghost: "border border-white/60 text-white hover:bg-white/10",
} as const;
type Variant = keyof typeof variants;

export function buttonClass(variant: Variant = "primary", extra = ""): string {
	return `${shape} ${variants[variant]} ${extra}`;
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
