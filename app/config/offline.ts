/**
 * Whether browsers keep visited pages for when they are offline. Set it to false and deploy, and every browser
 * that kept some throws them away and goes back to asking the network for everything.
 */
export const keepsPagesOffline: boolean = true;
