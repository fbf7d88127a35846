import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import logoUrl from "#scripts/pictures/source/logo.svg?url";

const rest = business.name.replace(business.brand.name, "").trim();

export function Logo({ onInk = false }: { onInk?: boolean }) {
	return (
		<a href={paths.home} className="tap gap-3 no-underline">
			<span className={onInk ? "rounded-md bg-white p-1" : ""}>
				<img src={logoUrl} alt="" width="40" height="40" className="size-10 shrink-0" />
			</span>
			<span className={`leading-none ${onInk ? "text-white" : "text-ink"}`}>
				<span className="block text-lg font-bold leading-6 tracking-tight">{business.brand.name}</span>{" "}
				<span
					className={`whitespace-nowrap text-xs leading-4 ${onInk ? "block text-sky" : "block text-ink-soft max-sm:sr-only"}`}
				>
					{rest}
				</span>
			</span>
		</a>
	);
}
