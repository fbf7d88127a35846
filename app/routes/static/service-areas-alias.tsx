/** Its canonical address is the long one. */
export { default, meta } from "./service-areas.tsx";
