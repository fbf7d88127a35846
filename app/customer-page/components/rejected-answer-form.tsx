import { Signature } from "#app/components/offer/signature.tsx";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { answerTexts } from "#app/content/customer-offer.ts";
import type { RejectedAnswer } from "#app/customer-page/answer-request.server.ts";
import { nameHalves } from "#app/customer-page/offer-page.ts";

const { kept: labels } = answerTexts;
const SHOWN = ["name", "address", "comment", "question"] as const;

export function RejectedAnswerForm({ kept }: { kept: RejectedAnswer }) {
	const shown: readonly string[] = SHOWN;
	const hidden = Object.entries(kept.values).filter(([name]) => !shown.includes(name) && name !== "wish");
	return (
		<section className="wrap grid max-w-xl gap-6 py-12" data-unsent={answerTexts.offline}>
			<h1 className="text-2xl">{answerTexts.keptTitle}</h1>
			<ErrorSummary {...answerTexts.unreachable} />
			<form method="post" className="grid gap-5">
				{hidden.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{kept.wishes.map((wish) => (
					<input key={wish} type="hidden" name="wish" value={wish} />
				))}
				<TypedFields kept={kept} />
				{kept.values.signature && <Signature path={kept.values.signature} name={kept.values.name ?? ""} />}
				<Button className="sm:justify-self-start">{answerTexts.again}</Button>
			</form>
		</section>
	);
}

/** What was typed into a page that is not there any more, to be copied. */
export function TypedTexts({ kept }: { kept: RejectedAnswer }) {
	if (SHOWN.every((name) => !kept.values[name]) && kept.wishes.length === 0) return null;
	return (
		<div className="grid w-full max-w-xl gap-5 text-left">
			<h2 className="text-xl">{answerTexts.keptTitle}</h2>
			<TypedFields kept={kept} />
			{kept.wishes.length > 0 && <p>{answerTexts.picked(nameHalves(kept.wishes))}</p>}
		</div>
	);
}

function TypedFields({ kept }: { kept: RejectedAnswer }) {
	return SHOWN.map(
		(name) =>
			kept.values[name] && (
				<label key={name} className="grid gap-1.5 font-bold">
					{labels[name]}
					<textarea
						name={name}
						rows={name === "name" || name === "address" ? 1 : 4}
						defaultValue={kept.values[name]}
						className="min-h-12 w-full rounded-md border border-edge bg-white px-4 py-2.5 font-normal"
					/>
				</label>
			),
	);
}
