import { Form } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { testQuote } from "#app/content/test-quote.ts";

export function TestQuoteOffer({ id }: { id: string }) {
	return (
		<Form method="post" action={paths.adminTestQuote} className="grid justify-items-center gap-3">
			<input type="hidden" name="id" value={id} />
			<Button name="intent" value="send" variant="primary">
				{testQuote.offer}
			</Button>
			<p className="text-sm">{testQuote.offerText}</p>
		</Form>
	);
}

export function TestQuoteNote({ id, className }: { id: string; className: string }) {
	return (
		<div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm ${className}`}>
			<p>
				<strong className="mr-2 rounded-sm bg-alarm-mist px-1.5 text-xs leading-5 text-alarm">
					{testQuote.mark}
				</strong>{" "}
				{testQuote.text}
			</p>
			<Form method="post" action={paths.adminTestQuote} className="print:hidden">
				<input type="hidden" name="id" value={id} />
				<Button name="intent" value="remove" variant="quiet" className="px-4">
					{testQuote.remove}
				</Button>
			</Form>
		</div>
	);
}
