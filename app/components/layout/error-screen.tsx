import { Link } from "@remix-run/react";
import { ButtonLink, buttonClass } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { errorScreen, notFoundPage, problemLabels } from "#app/content/site.ts";

/** The site script logs the missing path to the console. */
export function NotFoundScreen() {
	return (
		<section
			className="wrap grid min-h-[60vh] content-center justify-items-center gap-6 py-16 text-center"
			data-not-found
		>
			<p className="text-[6rem] font-bold leading-none tracking-tight text-edge" aria-hidden="true">
				{notFoundPage.code}
			</p>
			<h1 className="text-2xl">{notFoundPage.title}</h1>
			<p className="max-w-md text-ink-soft">{notFoundPage.text}</p>
			<div className="flex flex-wrap justify-center gap-4">
				<ButtonLink href={paths.home}>{notFoundPage.link}</ButtonLink>
				<ButtonLink href={business.phone.href} variant="quiet">
					<Icon name="phone" className="size-5" />
					<span>
						<WithPhone text={errorScreen.call} />
					</span>
				</ButtonLink>
			</div>
		</section>
	);
}

/** Try Again re-renders in place with React, and reloads without it. */
export function FailureScreen({ address }: { address: string }) {
	return (
		<section className="wrap grid min-h-[60vh] content-center justify-items-center gap-6 py-16 text-center">
			<Icon name="alert" className="size-14 text-ember" />
			<h1 className="text-2xl">{errorScreen.title}</h1>
			<p className="max-w-xl text-ink-soft">{errorScreen.text}</p>
			<div className="flex flex-wrap justify-center gap-4">
				<Link to={address} className={buttonClass()}>
					{errorScreen.tryAgain}
				</Link>
				<ButtonLink href={address} variant="quiet">
					{errorScreen.reload}
				</ButtonLink>
				<ButtonLink href={business.phone.href} variant="quiet">
					<Icon name="phone" className="size-5" />
					<span>
						<WithPhone text={errorScreen.call} />
					</span>
				</ButtonLink>
			</div>
			<RequestReference />
		</section>
	);
}

/** The front door inserts the request's id; without one the line stays hidden. */
export function RequestReference() {
	return (
		<p className="text-sm text-ink-soft" hidden data-request-reference>
			{problemLabels.reference}{" "}
			<code data-request-id suppressHydrationWarning>
				–
			</code>
		</p>
	);
}
