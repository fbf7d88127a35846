import { createContext } from "react";

/** Gives the nonce to a rendered page's inline scripts. In the browser the nonce is undefined. */
export const NonceContext = createContext<string | undefined>(undefined);
