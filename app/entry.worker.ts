import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "server-build";
import { createLoadContext } from "./load-context";

const handleRequest = createRequestHandler(build, "production");

export default {
	fetch(request: Request, bindings: object, worker: ExecutionContext) {
		return handleRequest(request, createLoadContext(bindings, worker));
	},
} satisfies ExportedHandler<object>;
