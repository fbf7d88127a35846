import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

export const varsSchema = z.record(z.string(), z.string());

export type WorkerVars = z.output<typeof varsSchema>;

/** Returns where a running Worker's variables are, secrets among them: whoever shares its data folder reads them there. */
export function varsFileOf(dataDir: string): string {
	return join(dataDir, "worker-vars.json");
}

export function writeWorkerVars(dataDir: string, vars: WorkerVars): void {
	writeFileSync(varsFileOf(dataDir), JSON.stringify(vars), { mode: 0o600 });
}

/** The variables in such a file. @throws {Error} when there is none, or it has no variables. */
export function readWorkerVars(file: string): WorkerVars {
	return varsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}
