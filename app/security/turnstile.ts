export const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";

export const TURNSTILE_FIELD = "cf-turnstile-response";
