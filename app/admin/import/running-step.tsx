import { Form, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { importPage as texts } from "#app/content/customer-import.ts";
import type { ImportPageData } from "./import-page.server.ts";
import type { handleImport } from "./import-request.server.ts";

const titles = { check: texts.checking, import: texts.importing, undo: texts.undoing };

/** Shows how far an import is. A script asks for one part after the other; a press goes on where none runs, or one was not answered. */
export function RunningStep({ phase, progress, parts }: Extract<ImportPageData, { at: "running" }>) {
	const [presses, setPresses] = useState(0);
	// A press goes on after a failure, which is then of the past.
	const { submit, state, data } = useFetcher<typeof handleImport>({ key: `step ${presses}` });
	const asked = useRef<string | null>(null);
	const step = `${phase} ${progress} ${presses}`;
	useEffect(() => {
		// Taking back has no parts: each answer is a step.
		const isAsked = asked.current === step && (phase !== "undo" || data === undefined);
		if (state !== "idle" || isAsked || data?.refused) return;
		asked.current = step;
		submit({ intent: "step", progress, parts: 1 }, { method: "post" });
	}, [step, state, data, phase, progress, submit]);
	return (
		<section className="grid max-w-xl gap-3">
			<h2 id="running" className="text-lg">
				{titles[phase]}
			</h2>
			<progress
				aria-labelledby="running"
				className="w-full accent-leaf"
				{...(phase !== "undo" && { value: progress, max: parts })}
			/>
			<p role="status" className="text-ink-soft">
				{phase !== "undo" && texts.reading(progress, parts)}
			</p>
			{data?.refused && <ErrorSummary title={data.refused.title} text={data.refused.text} />}
			<Form method="post" onSubmit={() => setPresses(presses + 1)} className="flex flex-wrap gap-3">
				<input type="hidden" name="progress" value={progress} />
				<Button name="intent" value="step" variant="quiet">
					{texts.goOn}
				</Button>
				{phase === "import" && (
					<Button name="intent" value="undo" variant="quiet">
						{texts.done.undo}
					</Button>
				)}
			</Form>
		</section>
	);
}
