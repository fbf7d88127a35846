/** What HTML cannot do alone, on every page and without React: at most 5 KB compressed. */

import { logConversion, logMissingPath } from "./console-messages";
import { countVisit } from "./count-visit";
import { runBeforeAfters, runGalleries } from "./gallery";
import { closeMenuOnChoice } from "./menu";
import { keepPagesOffline, leaveOfflinePage } from "./offline";
import { showPictureStates } from "./pictures";
import { prefetchNextPage } from "./prefetch";
import { pauseHiddenVideos, playVideosOnClick } from "./video";
import { logWebVitals } from "./web-vitals";
import { answerZipsInPlace } from "./zip-lookup";

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
logMissingPath();
logConversion();
logWebVitals();
keepPagesOffline();
countVisit();
leaveOfflinePage();
