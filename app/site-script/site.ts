/** What HTML cannot do alone, on every page and without React: at most 5 KB compressed. */
import { closeMenuOnChoice } from "./menu";
import { logConversion, logMissingPath } from "./console-messages";

closeMenuOnChoice();
logMissingPath();
logConversion();
