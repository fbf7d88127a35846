import type { FormMetadata } from "@conform-to/react";
import type { NewPassword } from "#app/auth/credentials.ts";
import { authLimits } from "#app/auth/credentials.ts";
import type { FormField } from "#app/components/ui/field-error.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { authFields } from "#app/content/auth.ts";
import { AuthForm } from "./auth-form.tsx";

interface ChosenPasswordFormProps {
	form: FormMetadata<NewPassword>;
	fields: Record<keyof NewPassword, FormField>;
	email: string;
	submit: string;
	pending: string;
}

export function ChosenPasswordForm({ form, fields, email, submit, pending }: ChosenPasswordFormProps) {
	return (
		<AuthForm form={form} submit={submit} pending={pending}>
			{/* Tells a password manager whose password this is. */}
			<input type="hidden" name="username" autoComplete="username" value={email} />
			<TextField
				field={fields.password}
				label={authFields.newPassword}
				hint={authFields.passwordHint}
				type="password"
				autoComplete="new-password"
				maxLength={authLimits.password}
			/>
			<TextField
				field={fields.confirmation}
				label={authFields.confirmation}
				type="password"
				autoComplete="new-password"
				maxLength={authLimits.password}
			/>
		</AuthForm>
	);
}
