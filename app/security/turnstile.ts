/** Cloudflare Turnstile's script and frame. */
export const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";

/** The field that its widget adds. */
export const TURNSTILE_FIELD = "cf-turnstile-response";
