import { paths } from "#app/config/paths.ts";
import { ownerLink } from "#app/content/admin-shell.ts";

/** Where the header asks visitors for a quote, it leads an owner to the quotes. React's own pages stay as they are. */
export function showOwnerLink(): void {
	if ("__remixContext" in window) return;
	for (const link of document.querySelectorAll("body > header a.button")) {
		link.setAttribute("href", paths.admin);
		link.textContent = ownerLink;
	}
}
