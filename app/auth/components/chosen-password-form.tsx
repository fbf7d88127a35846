import type { NewPassword } from "#app/auth/credentials.ts";
import { authLimits } from "#app/auth/limits.ts";
import type { FormState } from "#app/components/ui/form-state.ts";
import { TextField } from "#app/components/ui/text-field.tsx";
import { authFields } from "#app/content/auth.ts";
import { AuthForm } from "./auth-form.tsx";

interface ChosenPasswordFormProps {
	form: FormState<keyof NewPassword>;
	/** Whose password it is. */
	email: string;
	submit: string;
	pending: string;
}

/** Asks twice for the password that an account is to have: the page behind a mailed link. */
export function ChosenPasswordForm({ form, email, submit, pending }: ChosenPasswordFormProps) {
	return (
		<AuthForm form={form} submit={submit} pending={pending}>
			{/* Tells a password manager whose password this is. */}
			<input type="hidden" name="username" autoComplete="username" value={email} />
			<TextField
				field={form.field("password")}
				label={authFields.newPassword}
				hint={authFields.passwordHint}
				type="password"
				autoComplete="new-password"
				maxLength={authLimits.password}
			/>
			<TextField
				field={form.field("confirmation")}
				label={authFields.confirmation}
				type="password"
				autoComplete="new-password"
				maxLength={authLimits.password}
			/>
		</AuthForm>
	);
}
