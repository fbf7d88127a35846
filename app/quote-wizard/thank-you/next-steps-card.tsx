import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { StepsList } from "#app/components/ui/steps-list.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { business } from "#app/config/business.ts";
import { nextSteps } from "#app/content/thank-you.ts";

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
