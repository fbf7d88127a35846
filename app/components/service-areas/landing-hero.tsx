import { BadgeList } from "#app/components/marketing/badge-list.tsx";
import { QuoteOrCall, TextLink } from "#app/components/marketing/links.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { business } from "#app/config/business.ts";
import { landingZipCheck, serviceAreaBadges, serviceAreaHero } from "#app/content/service-area-page.ts";

const emailHref = `${business.email.href}?subject=${encodeURIComponent(serviceAreaHero.emailSubject)}`;

export function LandingHero() {
	return (
		<PageHero
			{...serviceAreaHero}
			breadcrumbs="serviceAreas"
			actions={
				<>
					<QuoteOrCall />
					<ButtonLink href={emailHref} variant="quiet" icon="mail">
						{serviceAreaHero.email}
					</ButtonLink>
				</>
			}
		>
			<BadgeList badges={serviceAreaBadges} />
			<TextLink href="#zip-check">{landingZipCheck.button}</TextLink>
		</PageHero>
	);
}
