import { paths } from "#app/config/paths.ts";
import { ownerLink } from "#app/content/admin-shell.ts";

/** Turns the header's quote button into a link to the dashboard for an owner. Hydrated pages stay as they are. */
export function showOwnerLink(): void {
	if ("__remixContext" in window) return;
	for (const link of document.querySelectorAll("body > header a.button")) {
		link.setAttribute("href", paths.admin);
		link.textContent = ownerLink;
	}
}
