import { createContext } from "react";

/** For a rendered page's inline scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
