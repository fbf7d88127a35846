import { priceBookPage } from "#app/content/price-book.ts";
import { afterText, type PriceChange, type PricePreview } from "./price-changes.ts";

const { columns } = priceBookPage;

export function PreviewTables({ preview }: { preview: PricePreview }) {
	return (
		<section
			id="preview"
			aria-label={priceBookPage.previewTitle}
			className="grid gap-4 rounded-lg border border-ink bg-sky p-4 sm:p-6"
		>
			<h2 className="text-lg">{priceBookPage.previewTitle}</h2>
			<p role="status">{priceBookPage.previewIntro}</p>
			<ChangeTable caption={priceBookPage.sample} changes={preview.sample} />
			{preview.addons.length > 0 && <ChangeTable caption={priceBookPage.addons} changes={preview.addons} />}
			{preview.quotes.length > 0 ? (
				<ChangeTable caption={priceBookPage.quotes(preview.quotes.length)} changes={preview.quotes} />
			) : (
				<p>{priceBookPage.noQuotes}</p>
			)}
		</section>
	);
}

function ChangeTable({ caption, changes }: { caption: string; changes: readonly PriceChange[] }) {
	return (
		<table className="w-full text-sm">
			<caption className="pb-1 text-left font-bold">{caption}</caption>
			<thead>
				<tr className="text-left text-ink-soft">
					<th scope="col" className="py-1 pr-3 font-normal">
						{columns.what}
					</th>
					<th scope="col" className="py-1 pr-3 font-normal">
						{columns.now}
					</th>
					<th scope="col" className="py-1 font-normal">
						{columns.after}
					</th>
				</tr>
			</thead>
			<tbody>
				{changes.map((change) => (
					<tr key={change.key} className="border-t border-line align-top">
						<th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
							{change.what}
						</th>
						<td className="py-1.5 pr-3 tabular-nums">{change.now}</td>
						<td
							className={`py-1.5 tabular-nums ${change.now === change.after ? "text-ink-soft" : "font-bold"}`}
						>
							{afterText(change)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
