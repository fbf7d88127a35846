import type { FormMetadata } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useNavigation, useOutletContext } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AuthReply } from "#app/auth/form-reply.server.ts";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FlashToasts } from "#app/components/ui/toast-region.tsx";
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
