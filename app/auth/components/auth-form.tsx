import type { FormMetadata } from "@conform-to/react";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { Button } from "#app/components/ui/button.tsx";

interface AuthFormProps {
	form: Pick<FormMetadata, "id" | "allErrors" | "onSubmit">;
	submit: string;
	pending: string;
	disabled?: boolean;
	children?: ReactNode;
}

export function AuthForm({ form, submit, pending, disabled = false, children }: AuthFormProps) {
	const sending = useNavigation().formMethod === "POST";
	const reply = useActionData();
	const [firstWrong] = Object.keys(form.allErrors);

	// The toast reads out the problem; the focus goes to the first wrong field.
	useEffect(() => {
		if (reply && firstWrong) document.getElementById(`${form.id}-${firstWrong}`)?.focus();
	}, [reply, firstWrong, form.id]);

	return (
		<Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="grid gap-6">
			{children}
			<Button disabled={disabled || sending} className="w-full">
				{sending ? pending : submit}
			</Button>
		</Form>
	);
}
