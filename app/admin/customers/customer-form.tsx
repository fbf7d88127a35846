import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { HiddenFields } from "#app/admin/shell/hidden-fields.tsx";
import { UndoForm, UndoNotice, useFor } from "#app/admin/shell/undo-notice.tsx";
import { customerPage } from "#app/content/customers.ts";
import type { CustomerPageData } from "./customer-page.server.ts";

interface CustomerFormProps {
	revision: number;
	fields: Readonly<Record<string, string>>;
	children: ReactNode;
}

/** A form of a customer's page that asks for nothing to be typed. */
export function CustomerForm({ revision, fields, children }: CustomerFormProps) {
	return (
		<Form method="post" preventScrollReset>
			<HiddenFields fields={{ revision, ...fields }} />
			{children}
		</Form>
	);
}

export function CustomerUndo({ page: { customer, undo, undoFor, now } }: { page: CustomerPageData }) {
	const { bar, isOver } = useFor(undo ? undoFor : 0, now);
	if (!undo || isOver) return null;
	return (
		<UndoNotice bar={bar} id="undo" title={customerPage.undo[undo.action]} name={customer.name}>
			<UndoForm preventScrollReset fields={{ revision: undo.revision, ...undo.fields }} />
		</UndoNotice>
	);
}
