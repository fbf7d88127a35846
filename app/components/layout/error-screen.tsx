import { Link } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { ButtonLink, buttonClass, CallLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { paths } from "#app/config/paths.ts";
import { errorScreen, notFoundPage, problemLabels } from "#app/content/site.ts";

const frame = "wrap grid min-h-[60vh] content-center justify-items-center gap-6 py-16 text-center";

/** The site script logs the missing path to the console. */
export function NotFoundScreen() {
	return (
		<section className={frame} data-not-found>
			<p className="text-[6rem] font-bold leading-none tracking-tight text-edge" aria-hidden="true">
				{notFoundPage.code}
			</p>
			<h1 className="text-2xl">{notFoundPage.title}</h1>
			<p className="max-w-md text-ink-soft">{notFoundPage.text}</p>
			<div className="flex flex-wrap justify-center gap-4">
				<ButtonLink href={paths.home}>{notFoundPage.link}</ButtonLink>
				<CallLink />
			</div>
		</section>
	);
}

/** Try Again re-renders in place with React, and reloads without it. Where there is no connection, the page that says so stands in for it. */
export function FailureScreen({ address }: { address: string }) {
	useEffect(() => {
		if (!navigator.onLine) location.reload();
	}, []);
	return (
		<ProblemScreen title={errorScreen.title} text={errorScreen.text}>
			<Link to={address} className={buttonClass()}>
				{errorScreen.tryAgain}
			</Link>
			<ButtonLink href={address} variant="quiet">
				{errorScreen.reload}
			</ButtonLink>
		</ProblemScreen>
	);
}

interface ProblemScreenProps {
	title: string;
	text: string;
	children: ReactNode;
}

/** The front door writes the request's id into the last line. */
export function ProblemScreen({ title, text, children }: ProblemScreenProps) {
	return (
		<section className={frame}>
			<Icon name="alert" className="size-14 text-ember" />
			<h1 className="text-2xl">{title}</h1>
			<p className="max-w-xl text-ink-soft">
				<WithPhone text={text} />
			</p>
			<div className="flex flex-wrap justify-center gap-4">
				{children}
				<CallLink />
			</div>
			<p
				className="text-sm text-ink-soft empty:hidden"
				data-request-reference={problemLabels.reference}
				suppressHydrationWarning
			>
				{""}
			</p>
		</section>
	);
}
