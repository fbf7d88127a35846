import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { business } from "#app/config/business.ts";

interface CallLinkProps {
	label: string;
	variant?: "primary" | "ink" | "quiet" | "ghost";
	className?: string;
}

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
