/** A question that some have, with its answer folded in. */
export function Help({ question, answer }: { question: string; answer: string }) {
	return (
		<details className="text-sm">
			<summary className="link tap cursor-pointer">{question}</summary>
			<p className="mt-1 text-ink-soft">{answer}</p>
		</details>
	);
}
