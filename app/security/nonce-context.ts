import { createContext } from "react";

/** The nonce that lets a rendered page's own inline scripts run; undefined in the browser, where they ran already. */
export const NonceContext = createContext<string | undefined>(undefined);
