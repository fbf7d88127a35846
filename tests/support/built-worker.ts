import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import worker from "#app/entry.worker.ts";

const running: ExecutionContext[] = [];

/**
 * The built Worker's answer, inside workerd. It is called as the runtime calls it: the `SELF` of the tests' pool takes
 * longer with every request (cloudflare/workers-sdk#15092). `vars` are variables that differ from the tests' own.
 */
export async function askWorker(request: Request, vars: Record<string, string> = {}): Promise<Response> {
	const context = createExecutionContext();
	running.push(context);
	return worker.fetch(request, { ...env, ...vars }, context);
}

/** Resolves when the work that the Worker does after its answers, as delivering mail, is done. */
export async function settle(): Promise<void> {
	await Promise.all(running.splice(0).map((context) => waitOnExecutionContext(context)));
}
