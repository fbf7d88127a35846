/** Where Cloudflare Turnstile's script and frame come from. */
export const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";

/** The field in which its widget puts the token. */
export const TURNSTILE_FIELD = "cf-turnstile-response";
