/** What HTML cannot do alone, on every page and without React: at most 5 KB compressed. */

import { logConversion, logMissingPath } from "./console-messages.ts";
import { countVisit } from "./count-visit.ts";
import { runBeforeAfters, runGalleries } from "./gallery.ts";
import { closeMenuOnChoice } from "./menu.ts";
import { keepPagesOffline, leaveOfflinePage } from "./offline.ts";
import { showPictureStates } from "./pictures.ts";
import { fetchFilesAhead, prefetchNextPage } from "./prefetch.ts";
import { printOnClick } from "./print.ts";
import { pauseHiddenVideos, playVideosOnClick } from "./video.ts";
import { logWebVitals } from "./web-vitals.ts";
import { answerZipsInPlace } from "./zip-lookup.ts";

// Styles wait for it: see `scripted` and the lazy pictures in site.css.
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
logMissingPath();
logConversion();
logWebVitals();
keepPagesOffline();
countVisit();
printOnClick();
leaveOfflinePage();
