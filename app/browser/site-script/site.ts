/** This is every page's script, without React: at most 5 KB compressed. */

import { isOwnerMarked } from "#app/auth/owner-marker.ts";
import { runBeforeAfters, runGalleries } from "./gallery.ts";
import { keepPagesOffline, leaveOfflinePage } from "./offline.ts";
import { showPictureStates } from "./pictures.ts";
import { pauseHiddenVideos, playVideosOnClick } from "./video.ts";
import { rememberVisit } from "./visit.ts";
import { logWebVitals } from "./web-vitals.ts";
import { answerZipsInPlace } from "./zip-lookup.ts";

const PREFETCH_AFTER_MS = 2000;

// Styles depend on it: see `scripted` in site.css.
document.documentElement.dataset.scripted = "";

closeMenuOnChoice();
showPictureStates();
runGalleries();
runBeforeAfters();
answerZipsInPlace();
playVideosOnClick();
pauseHiddenVideos();
prefetchNextPage();
fetchFilesAhead();
stopLoadingOnSubmit();
logMissingPath();
logConversion();
logWebVitals();
keepPagesOffline();
countVisit();
printOnClick();
leaveOfflinePage();
rememberVisit();
linkOwner();

/** Loads the link to the dashboard only for an owner who is signed in here. */
async function linkOwner(): Promise<void> {
	try {
		if (isOwnerMarked()) (await import("./owner-link.ts")).showOwnerLink();
	} catch (error) {
		console.warn("Nobody knows whether an owner is here", error);
	}
}

function logMissingPath(): void {
	if (!document.querySelector("[data-not-found]")) return;
	console.warn(`404: there is no page at ${location.pathname}`);
}

function logConversion(): void {
	const summary = document.querySelector<HTMLElement>("[data-conversion]");
	if (summary) console.info(`Quote conversion: ${summary.dataset.conversion}`);
}

function countVisit(): void {
	if (!document.documentElement.dataset.analytics) return;
	const objects = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl;
	if (objects || navigator.doNotTrack === "1") return;
	void import("./analytics.ts").catch((error: unknown) => console.warn("This visit is not counted", error));
}

/** Lets who sends a form before the page's scripts are there wait for the answer alone, and not beside scripts that go
 * with the page. Nothing is stopped while a picture loads, which would show as a broken one. */
function stopLoadingOnSubmit(): void {
	addEventListener("submit", ({ defaultPrevented }) => {
		const isPictureDue = [...document.images].some(
			({ complete, loading }) => !complete && loading !== "lazy",
		);
		if (!defaultPrevented && !isPictureDue) stop();
	});
}

function printOnClick(): void {
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
		button.hidden = false;
		button.append(button.dataset.print ?? "");
		button.addEventListener("click", () => print());
	}
}

function closeMenuOnChoice(): void {
	const close = (menu: Element) => menu.removeAttribute("open");
	document.addEventListener("click", ({ target }) => {
		if (!(target instanceof Element)) return;
		for (const menu of document.querySelectorAll("[data-menu][open]")) {
			if (!menu.contains(target) || target.closest("a")) close(menu);
		}
	});
	document.addEventListener("keydown", ({ key }) => {
		const menu = document.querySelector("[data-menu][open]");
		if (key !== "Escape" || !menu) return;
		close(menu);
		menu.querySelector("summary")?.focus();
	});
}

function prefetchNextPage(): void {
	const next = document.querySelector<HTMLElement>("[data-prefetch]")?.dataset.prefetch;
	if (next) setTimeout(() => prefetch(next), PREFETCH_AFTER_MS);
}

function fetchFilesAhead(): void {
	const files = document.querySelector<HTMLElement>("[data-fetch-ahead]")?.dataset.fetchAhead;
	if (files) addEventListener("load", () => files.split(" ").forEach(prefetch));
}

function prefetch(href: string): void {
	const link = document.createElement("link");
	link.rel = "prefetch";
	link.href = href;
	document.head.appendChild(link);
}
