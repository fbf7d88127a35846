import { z } from "zod";
import { DRAFT_FIELD } from "#app/quote-wizard/hidden-fields.ts";
import { steps } from "#app/quote-wizard/steps.ts";
import { tokenIn } from "./drafts.ts";
import type { PlainBrowser } from "./plain-browser.ts";

/** What a homeowner answers: each step's fields. */
export type Answers = readonly (readonly (readonly [string, string])[])[];

/** One of several tabs of a browser without JavaScript: it shows a page, and posts the form that is on it. */
export class Tab {
	private html = "";
	private step = 0;
	/** Where the last form led; null when its page is shown. */
	private next: string | null = steps[0].path;

	constructor(
		private readonly browser: PlainBrowser,
		private readonly answers: Answers,
	) {}

	/** One request: the page that comes next, or the form of the page that is shown. Returns the step whose form it was. */
	async proceed(): Promise<number | null> {
		if (this.next !== null) {
			const path = this.next;
			const { html, location } = await this.browser.get(path);
			this.next = location;
			if (location !== null) return null;
			this.html = html.replaceAll("<!-- -->", "");
			this.step = Number(/Step (\d) of 5/.exec(this.html)?.[1]);
			if (Number.isNaN(this.step)) throw new Error(`${path} shows no step`);
			return null;
		}
		const posted = this.step;
		const path = steps[posted - 1]?.path ?? "";
		const action = posted === 1 ? `${path}?index` : path;
		const { status, location } = await this.browser.post(action, [
			...(this.answers[posted - 1] ?? []),
			[DRAFT_FIELD, this.token()],
		]);
		if (status !== 303) throw new Error(`Step ${posted} answered ${status}`);
		this.next = location;
		return posted;
	}

	/** At most so many requests; fewer when the wizard ends before. */
	async walk(requests = 10): Promise<void> {
		for (let request = 0; request < requests && !this.isDone; request++) await this.proceed();
	}

	/** Where the last form led, when it led out of the wizard; else null. */
	get end(): string | null {
		return this.isDone ? this.next : null;
	}

	/** Whether the last form led out of the wizard. */
	get isDone(): boolean {
		return this.next?.startsWith("/thank-you") ?? false;
	}

	/** All that the page says. */
	get text(): string {
		return this.html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " ");
	}

	/** The id of the quote that the page's form carries. */
	quoteId(): string {
		const signed: unknown = JSON.parse(atob(this.token().split(".")[0] ?? ""));
		return z.object({ id: z.string() }).parse(signed).id;
	}

	private token(): string {
		return tokenIn(this.html);
	}
}
