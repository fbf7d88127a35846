import { business } from "../../config/business";
import { nextSteps } from "../../content/thank-you";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { StepsList } from "../ui/steps-list";
import { WithPhone } from "../ui/with-phone";

/** What happens next, with the call button (SPEC section 2, /thank-you). */
export function NextStepsCard({ withWindows }: { withWindows: boolean }) {
	return (
		<section className="grid content-start gap-5 rounded-xl bg-sky p-6">
			<h2 className="text-xl">{nextSteps.title}</h2>
			<StepsList steps={withWindows ? nextSteps.withWindows : nextSteps.withoutWindows} />
			<ButtonLink href={business.phone.href}>
				<Icon name="phone" className="size-5" />
				<span>
					<WithPhone text={nextSteps.callButton} />
				</span>
			</ButtonLink>
		</section>
	);
}
