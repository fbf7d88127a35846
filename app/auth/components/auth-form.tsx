import type { FormMetadata } from "@conform-to/react";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AuthReply } from "#app/auth/form-reply.server.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { refusedForm } from "#app/content/auth-failures.ts";

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
