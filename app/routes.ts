import { index, type RouteConfig, route } from "@remix-run/route-config";
import { paths } from "./config/paths";

/** The site's table of contents, in the order of the spec's route table (SPEC section 2). */
export default [
	index("routes/site/home.tsx"),
	route(paths.about, "routes/site/about.tsx"),
	route(paths.services, "routes/site/services.tsx"),
	route(paths.residential, "routes/site/residential.tsx"),
	route(paths.serviceAreas, "routes/site/service-areas.tsx"),
	route(paths.serviceAreasCheck, "routes/site/service-areas-check.tsx"),
	route(paths.serviceAreasAlias, "routes/site/service-areas-alias.tsx"),
	route(paths.location(":slug"), "routes/site/location.tsx"),
	route(paths.zipLocator, "routes/site/zip-locator.tsx"),
	route(paths.product, "routes/site/product.tsx"),
	route(paths.gutterCleaning, "routes/site/gutter-cleaning.tsx"),
	route(paths.pressureWashing, "routes/site/pressure-washing.tsx"),
	route(paths.quote, "routes/quote/layout.tsx", [
		index("routes/quote/service-step.tsx"),
		route("contact", "routes/quote/contact-step.tsx"),
		route("condition", "routes/quote/condition-step.tsx"),
		route("package", "routes/quote/package-step.tsx"),
		route("confirmation", "routes/quote/confirmation-step.tsx"),
	]),
	route(paths.whyChoose, "routes/site/why-choose.tsx"),
	route(paths.thankYou, "routes/quote/thank-you.tsx"),
	route(paths.auth, "routes/auth/layout.tsx", [
		index("routes/auth/sign-in.tsx"),
		route(paths.authSignUp, "routes/auth/sign-up.tsx"),
		route(paths.authForgotPassword, "routes/auth/forgot-password.tsx"),
		route(paths.authConfirm, "routes/auth/confirm.tsx"),
		route(paths.authNewPassword, "routes/auth/new-password.tsx"),
	]),
	route(paths.adminUnlock, "routes/admin/unlock.tsx"),
	route(paths.adminLogOut, "routes/admin/log-out.tsx"),
	route(paths.problem(":name"), "routes/site/problem.tsx"),
	route(paths.cspReport, "routes/resources/csp-report.ts"),
	route(paths.offline, "routes/site/offline.tsx"),
	route(paths.analytics, "routes/resources/analytics.ts"),
	route(paths.healthz, "routes/resources/healthz.ts"),
	route(paths.readyz, "routes/resources/readyz.ts"),
	route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
