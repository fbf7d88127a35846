import { type FormMetadata, getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button";

interface AuthFormProps<Fields extends Record<string, unknown>> {
	form: FormMetadata<Fields>;
	submit: string;
	/** Shown on the button while the form is being sent. */
	pending: string;
	/** Beyond the time of sending. */
	disabled?: boolean;
	children?: ReactNode;
}

/** A form of /auth. Its server judges it, so that it does the same with and without JavaScript. */
export function AuthForm<Fields extends Record<string, unknown>>(props: AuthFormProps<Fields>) {
	const { form, submit, pending, disabled = false, children } = props;
	const sending = useNavigation().formMethod === "POST";
	return (
		<Form method="post" className="grid gap-6" {...getFormProps(form)}>
			{children}
			<Button disabled={disabled || sending} className="w-full">
				{sending ? pending : submit}
			</Button>
		</Form>
	);
}
