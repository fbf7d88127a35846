import { index, type RouteConfig, route } from "@remix-run/route-config";
import { paths } from "./config/paths";

/** The site's table of contents, in the order of the spec's route table (SPEC section 2). */
export default [
	index("routes/site/home.tsx"),
	route(paths.quote, "routes/quote/layout.tsx", [
		index("routes/quote/service-step.tsx"),
		route("contact", "routes/quote/contact-step.tsx"),
		route("condition", "routes/quote/condition-step.tsx"),
		route("package", "routes/quote/package-step.tsx"),
		route("confirmation", "routes/quote/confirmation-step.tsx"),
	]),
	route(paths.thankYou, "routes/quote/thank-you.tsx"),
	route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
