import { Link, useLocation } from "@remix-run/react";
import { NotSaved } from "#app/admin/shell/load-failure.tsx";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import type { StepFailure } from "#app/content/wizard-failures.ts";

/** Nothing was saved for this reason, where no field is at fault. */
export type FormFailure = StepFailure & { show?: string };

interface FormRefusalProps {
	errors: Readonly<Partial<Record<string, string>>>;
	/** The names of the fields whose messages do not say them, by their ids. */
	names?: Readonly<Record<string, string>>;
	wrong: { title: string; text: string };
	failure: FormFailure | null;
}

/** Says above a form of the settings why nothing was saved; where somebody else saved meanwhile, a link shows what. */
export function FormRefusal({ errors, names = {}, wrong, failure }: FormRefusalProps) {
	const { pathname } = useLocation();
	const listed = Object.entries(errors).map(([fieldId, message = ""]) => {
		return { fieldId, message, field: names[fieldId] };
	});
	return (
		<>
			{listed.length > 0 && <ErrorSummary refusal={errors} {...wrong} errors={listed} />}
			{failure && (
				<NotSaved refusal={failure} {...failure}>
					{failure.show && (
						<Link to={pathname} reloadDocument className="link tap justify-self-start">
							{failure.show}
						</Link>
					)}
				</NotSaved>
			)}
		</>
	);
}
