/** The same page at the short address; its canonical address stays the long one. */
export { default, meta } from "./service-areas.tsx";
