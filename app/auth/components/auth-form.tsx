import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button";

interface AuthFormProps {
	id: string;
	submit: string;
	/** Shown on the button while the form is being sent. */
	pending: string;
	/** Beyond the time of sending. */
	disabled?: boolean;
	children?: ReactNode;
}

/** A form of /auth. Its server judges it, so that it does the same with and without JavaScript. */
export function AuthForm({ id, submit, pending, disabled = false, children }: AuthFormProps) {
	const sending = useNavigation().formMethod === "POST";
	return (
		<Form method="post" id={id} noValidate className="grid gap-6">
			{children}
			<Button disabled={disabled || sending} className="w-full">
				{sending ? pending : submit}
			</Button>
		</Form>
	);
}
