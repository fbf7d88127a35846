const PLAYERS = "iframe[data-player]";

/** Nothing third-party loads before a click on the poster. */
export function playVideosOnClick(): void {
	document.addEventListener("click", (event) => {
		const poster = event.target instanceof Element && event.target.closest<HTMLElement>("[data-embed]");
		if (!poster || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const player = document.createElement("iframe");
		player.src = `${poster.dataset.embed}?autoplay=1&enablejsapi=1`;
		player.title = poster.dataset.embedTitle ?? "";
		player.allow = "autoplay; encrypted-media; picture-in-picture; fullscreen";
		player.dataset.player = "";
		player.className = "aspect-video w-full rounded-lg";
		poster.replaceWith(player);
		player.focus();
	});
}

export function pauseHiddenVideos(): void {
	document.addEventListener("visibilitychange", () => {
		if (!document.hidden) return;
		for (const video of document.querySelectorAll("video")) video.pause();
		for (const player of document.querySelectorAll<HTMLIFrameElement>(PLAYERS)) {
			const pause = JSON.stringify({ event: "command", func: "pauseVideo", args: [] });
			player.contentWindow?.postMessage(pause, new URL(player.src).origin);
		}
	});
}
