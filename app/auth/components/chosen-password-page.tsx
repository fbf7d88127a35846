import { useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import type { NewPassword } from "#app/auth/credentials.ts";
import type { AuthReply } from "#app/auth/form-reply.server.ts";
import { Alert, ErrorSummary } from "#app/components/ui/alert.tsx";
import { deadLink } from "#app/content/auth.ts";
import { NewPasswordFields } from "./auth-fields.tsx";
import { AuthForm, AuthPage } from "./auth-page.tsx";

interface ChosenPasswordPageProps {
	formId: string;
	/** The address that the mailed link is for, empty while it cannot be read; null where the link no longer works. */
	email: string | null;
	reply: AuthReply | undefined;
	texts: { heading: string; text: string; submit: string; pending: string };
	again: { to: string; label: string };
}

export function ChosenPasswordPage({ formId, email, reply, texts, again }: ChosenPasswordPageProps) {
	const [form, fields] = useForm<NewPassword>({ id: formId, lastResult: reply?.result });
	if (email === null) {
		return (
			<AuthPage>
				{reply ? (
					<ErrorSummary {...deadLink} />
				) : (
					<Alert tone="warning" title={deadLink.title} role="alert" text={deadLink.text} />
				)}
				<p>
					<Link to={again.to} className="link tap">
						{again.label}
					</Link>
				</p>
			</AuthPage>
		);
	}
	return (
		<AuthPage heading={texts.heading} text={texts.text}>
			<AuthForm form={form} submit={texts.submit} pending={texts.pending}>
				{/* Tells a password manager whose password this is. */}
				{email && <input type="hidden" name="username" autoComplete="username" value={email} />}
				<NewPasswordFields password={fields.password} confirmation={fields.confirmation} />
			</AuthForm>
		</AuthPage>
	);
}
