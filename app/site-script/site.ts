/** What HTML cannot do alone, on every page and without React: at most 5 KB compressed. */

import { logConversion, logMissingPath } from "./console-messages";
import { closeMenuOnChoice } from "./menu";

closeMenuOnChoice();
logMissingPath();
logConversion();
