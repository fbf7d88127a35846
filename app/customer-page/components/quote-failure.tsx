import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink, CallLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { paths } from "#app/config/paths.ts";
import { customerFailures } from "#app/content/customer-page.ts";

interface QuoteFailureProps {
	failure: "unknown" | "unreachable";
	children?: ReactNode;
}

export function QuoteFailure({ failure, children }: QuoteFailureProps) {
	const { pathname } = useLocation();
	const { title, text } = customerFailures[failure];
	return (
		<section className="wrap grid min-h-[60vh] content-center justify-items-center gap-6 py-16 text-center">
			<Icon name={failure === "unknown" ? "search" : "alert"} className="size-14 text-ember" />
			<h1 className="text-2xl">{title}</h1>
			<p className="max-w-xl text-ink-soft">
				<WithPhone text={text} />
			</p>
			<div className="flex flex-wrap justify-center gap-4">
				{failure === "unreachable" && (
					<ButtonLink href={pathname} icon="refresh">
						{customerFailures.again}
					</ButtonLink>
				)}
				<CallLink variant={failure === "unknown" ? "primary" : "quiet"} />
				{failure === "unknown" && (
					<ButtonLink href={paths.quote} variant="quiet">
						{customerFailures.newQuote}
					</ButtonLink>
				)}
			</div>
			{children}
		</section>
	);
}
