import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RefusedAccount } from "#app/auth/account.server.ts";
import { authLimits } from "#app/auth/credentials.ts";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { type FormField, formField, TextField } from "#app/components/ui/form-field.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { accountPage } from "#app/content/account.ts";
import { refusedForm } from "#app/content/auth-failures.ts";
import { EmailField, NewPasswordFields, PasswordField } from "./auth-page.tsx";

interface AccountFormsProps {
	invited: readonly { email: string; hasAccount: boolean }[];
	refused: RefusedAccount | undefined;
}

const { password, pin, owners } = accountPage;

export function AccountForms({ invited, refused }: AccountFormsProps) {
	/** Each owner's form has a number: an address is no id. */
	const removalOf = (address: string | undefined) =>
		`remove-${invited.findIndex(({ email }) => email === address)}`;
	const refusedIn = refused?.intent === "remove" ? removalOf(refused.email) : refused?.intent;
	const fieldOf = (form: string) => (name: string) => {
		const sent = form === refusedIn ? refused : undefined;
		const value = name === "email" ? sent?.email : undefined;
		return formField(`${form}-${name}`, name, sent?.errors[name], value);
	};
	const wrong = Object.entries(refused?.errors ?? {}).map(([name, message]) => ({
		fieldId: `${refusedIn}-${name}`,
		message,
	}));
	const why = refused?.status === 503 ? accountPage.failed : refusedForm;
	const [ofPassword, ofPin, ofInvite] = [fieldOf("password"), fieldOf("pin"), fieldOf("invite")];
	const pinBox = {
		type: "password",
		inputMode: "numeric",
		autoComplete: "new-password",
		width: "max-w-44",
	} as const;
	return (
		<div className="grid max-w-3xl gap-6">
			{refused && <ErrorSummary refusal={refused} {...why} errors={wrong} />}
			<AccountForm intent="password" texts={password} current={ofPassword("current")}>
				<NewPasswordFields password={ofPassword("password")} confirmation={ofPassword("confirmation")} />
			</AccountForm>
			<AccountForm intent="pin" texts={pin} current={ofPin("current")}>
				<TextField field={ofPin("pin")} label={pin.label} maxLength={authLimits.pin} {...pinBox} />
				<TextField field={ofPin("pinAgain")} label={pin.again} maxLength={authLimits.pin} {...pinBox} />
			</AccountForm>
			<AccountForm intent="invite" texts={owners} current={ofInvite("current")}>
				{invited.length === 0 && <p>{owners.none}</p>}
				<EmailField field={ofInvite("email")} label={owners.label} autoComplete="off" />
			</AccountForm>
			{invited.map(({ email, hasAccount }) => (
				<AccountForm
					key={email}
					intent="remove"
					id={removalOf(email)}
					texts={{
						heading: hasAccount ? email : `${email} ${owners.waiting}`,
						submit: owners.removeLabel(email),
					}}
					current={fieldOf(removalOf(email))("current")}
				>
					<input type="hidden" name="email" value={email} />
				</AccountForm>
			))}
		</div>
	);
}

interface AccountFormProps {
	intent: string;
	id?: string;
	texts: { heading: string; hint?: string; submit: string };
	current: FormField;
	children: ReactNode;
}

function AccountForm({ intent, id = intent, texts, current, children }: AccountFormProps) {
	return (
		<Form method="post" noValidate aria-labelledby={`${id}-heading`} className={`${panel} grid gap-4`}>
			<h2 id={`${id}-heading`} className="text-lg wrap-anywhere">
				{texts.heading}
			</h2>
			{texts.hint && <p className="text-sm text-ink-soft">{texts.hint}</p>}
			{children}
			<PasswordField field={current} label={accountPage.current} autoComplete="current-password" />
			<Button variant="quiet" name="intent" value={intent} className="wrap-anywhere sm:justify-self-start">
				{texts.submit}
			</Button>
		</Form>
	);
}
