import { authLimits } from "#app/auth/credentials.ts";
import type { FormField } from "#app/components/ui/field-error.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { authFields } from "#app/content/auth.ts";

export function EmailField({ field }: { field: FormField }) {
	return (
		<TextField
			field={field}
			label={authFields.email}
			type="email"
			inputMode="email"
			autoComplete="username"
			maxLength={authLimits.email}
		/>
	);
}

interface PasswordFieldProps {
	field: FormField;
	label: string;
	hint?: string;
	autoComplete: "current-password" | "new-password";
}

export function PasswordField(props: PasswordFieldProps) {
	return <TextField type="password" maxLength={authLimits.password} {...props} />;
}

/** A new password, twice. */
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
