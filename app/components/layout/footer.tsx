import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { footerLabels, footerServices, navigation, type SiteLink } from "#app/content/site.ts";
import { Logo } from "./logo.tsx";

const linkClass = "tap text-white underline-offset-4 hover:underline";

export function Footer() {
	const { phone, email, hours, social } = business;
	return (
		<footer className="print:hidden on-ink bg-ink text-white">
			<div className="wrap grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[3fr_2fr_2fr_3fr]">
				<div className="space-y-4">
					<Logo onInk />
					<p className="max-w-xs text-sm text-sky">{footerLabels.tagline}</p>
					<a href={social.profile.href} rel="noopener" className={`${linkClass} gap-2`}>
						{footerLabels.social}
						<Icon name="external-link" className="size-5" />
					</a>
				</div>
				<FooterList title={footerLabels.services} links={footerServices} />
				<FooterList title={footerLabels.quickLinks} links={navigation.slice(0, 4)} />
				<FooterList title={footerLabels.contact}>
					<li>
						<a href={phone.href} className={`${linkClass} gap-2 tabular-nums`}>
							<Icon name="phone" className="size-5" />
							{phone.display}
						</a>
					</li>
					<li>
						<a href={email.href} className={`${linkClass} gap-2 wrap-anywhere`}>
							<Icon name="mail" className="size-5" />
							{email.display}
						</a>
					</li>
					<li className="pt-2 text-sm text-sky">{hours.display}</li>
				</FooterList>
			</div>
			<div className="border-t border-white/15">
				<div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4 text-xs text-sky">
					<p>{footerLabels.copyright(new Date().getUTCFullYear())}</p>
					<a href={paths.privacy} className={linkClass}>
						{footerLabels.privacy}
					</a>
				</div>
			</div>
		</footer>
	);
}

interface FooterListProps {
	title: string;
	links?: readonly SiteLink[];
	children?: ReactNode;
}

function FooterList({ title, links = [], children }: FooterListProps) {
	return (
		<div>
			<h2 className="mb-2 text-base text-white">{title}</h2>
			<ul>
				{links.map(({ label, href }) => (
					<li key={label}>
						<a href={href} className={linkClass}>
							{label}
						</a>
					</li>
				))}
				{children}
			</ul>
		</div>
	);
}
