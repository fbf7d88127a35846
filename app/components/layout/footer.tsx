import type { ReactNode } from "react";
import { business } from "../../config/business";
import { paths } from "../../config/paths";
import { Icon } from "../ui/icon";
import { Logo } from "./logo";
import { navigation } from "./navigation";

const services = [
	{ label: business.product.title, href: paths.product },
	{ label: "Gutter Cleaning", href: paths.gutterCleaning },
	{ label: "House Washing", href: paths.services },
	{ label: "Pressure Washing", href: paths.pressureWashing },
];

const linkClass = "tap text-white underline-offset-4 hover:underline";

/** The footer (SPEC section 2): services, contact, the first four menu items, copyright. */
export function Footer() {
	const { phone, email, hours, home } = business;
	return (
		<footer className="on-ink bg-ink text-white">
			<div className="wrap grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
				<div className="space-y-4">
					<Logo onInk />
					<p className="max-w-xs text-sm text-sky">
						Family-owned exterior cleaning in {home.township} and the towns around it.
					</p>
				</div>
				<FooterList title="Services">
					{services.map(({ label, href }) => (
						<li key={label}>
							<a href={href} className={linkClass}>
								{label}
							</a>
						</li>
					))}
				</FooterList>
				<FooterList title="Quick Links">
					{navigation.slice(0, 4).map(({ label, href }) => (
						<li key={href}>
							<a href={href} className={linkClass}>
								{label}
							</a>
						</li>
					))}
				</FooterList>
				<FooterList title="Contact">
					<li>
						<a href={phone.href} className={`${linkClass} gap-2 tabular-nums`}>
							<Icon name="phone" className="size-5" />
							{phone.display}
						</a>
					</li>
					<li>
						<a href={email.href} className={`${linkClass} gap-2 break-all`}>
							<Icon name="mail" className="size-5" />
							{email.display}
						</a>
					</li>
					<li className="pt-2 text-sm text-sky">{hours.display}</li>
				</FooterList>
			</div>
			<div className="border-t border-white/15">
				<p className="wrap py-6 text-xs text-sky">
					© {business.copyrightFrom}–{new Date().getUTCFullYear()} {business.name}. Licensed and insured.
				</p>
			</div>
		</footer>
	);
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div>
			<h2 className="mb-2 text-base text-white">{title}</h2>
			<ul>{children}</ul>
		</div>
	);
}
