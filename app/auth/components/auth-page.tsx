import { type FormMetadata, useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useNavigation, useOutletContext } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { authLimits, type NewPassword } from "#app/auth/credentials.ts";
import type { AuthReply } from "#app/auth/form-reply.server.ts";
import { Alert, ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { type FormField, TextField } from "#app/components/ui/form-field.tsx";
import { FlashToasts } from "#app/components/ui/toast-region.tsx";
import { authFields, deadLink } from "#app/content/auth.ts";
import { refusedForm } from "#app/content/auth-failures.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { pageSeo } from "#app/content/seo.ts";
import { pageTags } from "#app/seo/meta.ts";

export function authMeta(title: string, path: string): MetaFunction {
	return () => pageTags({ ...pageSeo.auth, title }, { path });
}

export interface AuthOutlet {
	flash: FlashMessage | null;
}

interface AuthPageProps {
	heading?: string;
	text?: string;
	children: ReactNode;
}

export function AuthPage({ heading, text, children }: AuthPageProps) {
	const outlet = useOutletContext<AuthOutlet>();
	return (
		<>
			<FlashToasts flash={outlet.flash} />
			{heading && (
				<header className="grid gap-2">
					<h2 className="text-xl">{heading}</h2>
					{text && <p className="text-sm text-ink-soft">{text}</p>}
				</header>
			)}
			{children}
		</>
	);
}

export function HelpDetails({ question, answer }: { question: string; answer: string }) {
	return (
		<details className="text-sm">
			<summary className="link tap cursor-pointer">{question}</summary>
			<p className="mt-1 text-ink-soft">{answer}</p>
		</details>
	);
}

interface AuthFormProps {
	form: Pick<FormMetadata, "id" | "allErrors" | "onSubmit">;
	submit: string;
	pending: string;
	disabled?: boolean;
	children?: ReactNode;
}

export function AuthForm({ form, submit, pending, disabled = false, children }: AuthFormProps) {
	const sending = useNavigation().formMethod === "POST";
	const reply = useActionData<AuthReply>();
	const wrong = Object.entries(form.allErrors).flatMap(([name, [message]]) =>
		message ? [{ fieldId: `${form.id}-${name}`, message }] : [],
	);

	return (
		<Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="grid gap-6">
			{reply && (
				<ErrorSummary refusal={reply} {...(wrong.length > 0 ? refusedForm : reply.flash)} errors={wrong} />
			)}
			{children}
			<Button disabled={disabled || sending} className="w-full">
				{sending ? pending : submit}
			</Button>
		</Form>
	);
}

interface EmailFieldProps {
	field: FormField;
	label?: string;
	autoComplete?: "username" | "off";
}

export function EmailField({ label = authFields.email, autoComplete = "username", field }: EmailFieldProps) {
	const shared = { field, label, autoComplete, maxLength: authLimits.email };
	return <TextField type="email" inputMode="email" {...shared} />;
}

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "maxLength">) {
	return <TextField type="password" maxLength={authLimits.password} {...props} />;
}

/** Asks for a new password, twice. */
export function NewPasswordFields({
	password,
	confirmation,
}: Record<"password" | "confirmation", FormField>) {
	const input = { autoComplete: "new-password" } as const;
	return (
		<>
			<PasswordField
				field={password}
				label={authFields.newPassword}
				hint={authFields.passwordHint}
				{...input}
			/>
			<PasswordField field={confirmation} label={authFields.confirmation} {...input} />
		</>
	);
}

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
