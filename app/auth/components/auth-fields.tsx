import type { ComponentProps } from "react";
import { authLimits } from "#app/auth/credentials.ts";
import { type FormField, TextField } from "#app/components/ui/form-field.tsx";
import { authFields } from "#app/content/auth.ts";

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
