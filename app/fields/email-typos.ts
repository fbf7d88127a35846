const DOMAINS: Readonly<Record<string, readonly string[]>> = {
	"gmail.com": ["gmial.com", "gamil.com", "gmal.com", "gmai.com", "gmil.com", "gmaill.com", "gnail.com"],
	"yahoo.com": ["yaho.com", "yahooo.com", "yhoo.com", "yahho.com"],
	"hotmail.com": ["hotmial.com", "hotmal.com", "hotmai.com", "hotmil.com"],
	"outlook.com": ["outlok.com", "outloook.com", "outlock.com"],
	"icloud.com": ["iclod.com", "icoud.com", "iclould.com"],
};

/** Endings that no address has. */
const COM = /\.(con|cmo|ocm|vom|xom|comm|cim)$/;

/** Returns the address that was probably meant by one that is mistyped, such as at gmial.com or in .con; else null. */
export function meantEmail(typed: string): string | null {
	const at = typed.lastIndexOf("@") + 1;
	const domain = typed.slice(at).toLowerCase();
	const ended = domain.replace(COM, ".com");
	const known = Object.keys(DOMAINS).find((name) => DOMAINS[name]?.includes(ended)) ?? ended;
	return known === domain ? null : typed.slice(0, at) + known;
}
