import { BadgeList } from "#app/components/marketing/badge-list.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { QuoteOrCall } from "#app/components/marketing/quote-or-call.tsx";
import { TextLink } from "#app/components/marketing/text-link.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { business } from "#app/config/business.ts";
import { landingZipCheck, serviceAreaBadges, serviceAreaHero } from "#app/content/service-area-page.ts";

const emailHref = `${business.email.href}?subject=${encodeURIComponent(serviceAreaHero.emailSubject)}`;

export function LandingHero() {
	return (
		<PageHero
			title={serviceAreaHero.title}
			text={serviceAreaHero.text}
			breadcrumbs="serviceAreas"
			picture={{ name: "area-map", alt: serviceAreaHero.imageAlt }}
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
