import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";

const { text, signIn } = adminShell.signedOut;

/** Above a form that a signed-out browser sent, and that can be sent again once somebody is signed in. */
export function SignedOutAlert({ title }: { title: string }) {
	return (
		<ErrorSummary refusal={title} title={title} text={text}>
			<a href={paths.admin} target="_blank" rel="noreferrer" className="link tap justify-self-start">
				{signIn}
			</a>
		</ErrorSummary>
	);
}
