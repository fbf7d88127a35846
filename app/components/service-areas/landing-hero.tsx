import { business } from "../../config/business";
import { landingZipCheck, serviceAreaBadges, serviceAreaHero } from "../../content/service-area-page";
import { trails } from "../../content/trails";
import { BadgeList } from "../marketing/badge-list";
import { CallLink } from "../marketing/call-link";
import { PageHero } from "../marketing/page-hero";
import { QuoteLink } from "../marketing/quote-link";
import { TextLink } from "../marketing/text-link";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";

/** The free-quote e-mail, with its subject filled in. */
const emailHref = `${business.email.href}?subject=${encodeURIComponent(serviceAreaHero.emailSubject)}`;

/** The service-area landing page's opening. */
export function LandingHero() {
	return (
		<PageHero
			title={serviceAreaHero.title}
			text={serviceAreaHero.text}
			trail={trails.serviceAreas}
			picture={{ name: "area-map", alt: serviceAreaHero.imageAlt }}
			actions={
				<>
					<QuoteLink />
					<CallLink label={serviceAreaHero.call} />
					<ButtonLink href={emailHref} variant="quiet">
						<Icon name="mail" className="size-5" />
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
