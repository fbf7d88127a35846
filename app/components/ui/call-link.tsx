import { business } from "#app/config/business.ts";
import { callAction } from "#app/content/site.ts";
import { ButtonLink, type ButtonVariant } from "./button.tsx";
import { WithPhone } from "./with-phone.tsx";

interface CallLinkProps {
	label?: string;
	variant?: ButtonVariant;
	className?: string;
}

export function CallLink({ label = callAction, variant = "quiet", className }: CallLinkProps) {
	return (
		<ButtonLink href={business.phone.href} variant={variant} icon="phone" className={className}>
			<span>
				<WithPhone text={label} />
			</span>
		</ButtonLink>
	);
}
