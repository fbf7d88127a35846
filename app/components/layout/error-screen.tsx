import { business } from "../../config/business";
import { paths } from "../../config/paths";
import { Button, ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";

/** The page for an unknown address (SPEC section 8). The site script logs the missing path to the console. */
export function NotFoundScreen() {
	return (
		<section className="wrap grid min-h-[60vh] content-center justify-items-center gap-6 py-16 text-center" data-not-found>
			<p className="text-[6rem] font-bold leading-none tracking-tight text-line" aria-hidden="true">
				404
			</p>
			<h1 className="text-2xl">Oops! Page not found</h1>
			<p className="max-w-md text-ink-soft">
				The address may be old or mistyped. The home page has everything we do, and our phone is answered{" "}
				{business.hours.display}.
			</p>
			<div className="flex flex-wrap justify-center gap-4">
				<ButtonLink href={paths.home}>Return to Home</ButtonLink>
				<ButtonLink href={business.phone.href} variant="quiet">
					<Icon name="phone" className="size-5" />
					Call {business.phone.display}
				</ButtonLink>
			</div>
		</section>
	);
}

/**
 * The render-failure screen (SPEC section 8). Try Again resets the page where a script can, and
 * asks the server once more where none runs; Reload Page always does the latter.
 */
export function FailureScreen({ address }: { address: string }) {
	return (
		<section className="wrap grid min-h-[60vh] content-center justify-items-center gap-6 py-16 text-center">
			<Icon name="alert" className="size-14 text-ember" />
			<h1 className="text-2xl">Something went wrong</h1>
			<p className="max-w-xl text-ink-soft">
				We're sorry, but something unexpected happened. Please try refreshing the page or contact support if the
				problem persists.
			</p>
			<div className="flex flex-wrap justify-center gap-4">
				<form method="get" action={address}>
					<Button>Try Again</Button>
				</form>
				<ButtonLink href={address} variant="quiet">
					Reload Page
				</ButtonLink>
				<ButtonLink href={business.phone.href} variant="quiet">
					<Icon name="phone" className="size-5" />
					Call {business.phone.display}
				</ButtonLink>
			</div>
		</section>
	);
}
