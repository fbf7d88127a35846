import { z } from "zod";
import type { DrivenPage } from "./graphical-visitor.ts";

/** The name of an element's id (W3C WebDriver, 12.2). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const elementSchema = z.object({ [ELEMENT]: z.string() });
const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string() });

/** Calls a driver. @throws {Error} with its own words. */
async function call(address: string, method: "GET" | "POST" | "DELETE", body?: object): Promise<unknown> {
	const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
	const { value } = answerSchema.parse(await response.json());
	if (!response.ok) throw new Error(JSON.stringify(value));
	return value;
}

/** A fresh browser of a W3C WebDriver that listens at this address. */
export async function openByWebDriver(
	driver: string,
	capabilities: object,
	size: { width: number; height: number },
): Promise<DrivenPage> {
	const started = await call(`${driver}/session`, "POST", { capabilities: { alwaysMatch: capabilities } });
	const session = `${driver}/session/${sessionSchema.parse(started).sessionId}`;
	const run = (expression: string) =>
		call(`${session}/execute/sync`, "POST", { script: `return ${expression}`, args: [] });
	const find = async (expression: string) =>
		`${session}/element/${elementSchema.parse(await run(expression))[ELEMENT]}`;
	await call(`${session}/window/rect`, "POST", size);
	return {
		async open(url) {
			await call(`${session}/url`, "POST", { url });
		},
		async click(expression) {
			await call(`${await find(expression)}/click`, "POST", {});
		},
		async type(expression, text) {
			const field = await find(expression);
			await call(`${field}/clear`, "POST", {});
			await call(`${field}/value`, "POST", { text });
		},
		read: async (expression) => String(await run(expression)),
		screenshot: async () =>
			Buffer.from(z.string().parse(await call(`${session}/screenshot`, "GET")), "base64"),
		async close() {
			await call(session, "DELETE");
		},
	};
}
