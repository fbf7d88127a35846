import type { EventName } from "#app/analytics/events.ts";
import { paths } from "#app/config/paths.ts";

const page = document.documentElement.dataset.analytics ?? "";

function count(event: EventName): void {
	navigator.sendBeacon(paths.analytics, new URLSearchParams({ event, page }));
}

function eventOfLink(link: HTMLAnchorElement): EventName | null {
	if (link.protocol === "tel:") return "phone_call";
	if (link.protocol === "mailto:") return "email_click";
	const toEstimate = link.origin === location.origin && link.pathname === paths.quote;
	return toEstimate && page !== "estimate_form" ? "estimate_click" : null;
}

document.addEventListener("click", ({ target }) => {
	const link = target instanceof Element && target.closest("a");
	const event = link && eventOfLink(link);
	if (event) count(event);
});

count("page_view");
if (page === "location_page" || page === "service_areas") count("service_area_view");
