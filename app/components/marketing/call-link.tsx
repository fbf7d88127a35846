import { business } from "../../config/business";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { WithPhone } from "../ui/with-phone";

interface CallLinkProps {
	label: string;
	variant?: "primary" | "ink" | "quiet" | "ghost";
	className?: string;
}

/** A button that calls the company. */
export function CallLink({ label, variant = "quiet", className }: CallLinkProps) {
	return (
		<ButtonLink href={business.phone.href} variant={variant} className={className}>
			<Icon name="phone" className="size-5" />
			<span>
				<WithPhone text={label} />
			</span>
		</ButtonLink>
	);
}
