import { photosOfKind } from "#app/catalog/photos.ts";
import { PhotoList } from "#app/components/photos/photo-list.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { customerPhotos, photoTexts } from "#app/content/photos.ts";
import type { CustomerQuote } from "#app/customer-page/customer-quote.server.ts";

const jobKinds = ["before", "after"] as const;

export function PhotoSection({ quote }: { quote: CustomerQuote }) {
	const { photos, customerToken: token } = quote;
	const own = photosOfKind(photos, "customer");
	const ofJob = jobKinds
		.map((kind) => ({ kind, photos: photosOfKind(photos, kind) }))
		.filter((group) => group.photos.length > 0);
	const isDone = quote.stage === "done";
	if (isDone && own.length + ofJob.length === 0) return null;
	const change = isDone ? customerPhotos.remove : customerPhotos.change;
	const list = { addressOf: (photo: string) => jobPaths.customerPhoto(token, photo) };
	return (
		<section className="no-print grid gap-6 rounded-xl border border-line bg-white p-6 shadow-card">
			{ofJob.length > 0 && (
				<div className="grid gap-4">
					<h2 className="text-lg">{customerPhotos.jobTitle}</h2>
					{ofJob.map((group) => (
						<div key={group.kind} className="grid gap-2">
							<h3 className="text-base">{photoTexts.headings[group.kind]}</h3>
							<PhotoList {...group} {...list} />
						</div>
					))}
				</div>
			)}
			{(own.length > 0 || !isDone) && (
				<div className="grid gap-4">
					<h2 className="text-lg">{customerPhotos.title}</h2>
					{own.length > 0 ? (
						<PhotoList photos={own} kind="customer" {...list} />
					) : (
						<p className="max-w-prose text-sm text-ink-soft">{customerPhotos.intro}</p>
					)}
					<ButtonLink href={jobPaths.customerPhotos(token)} variant="quiet" className="sm:justify-self-start">
						{own.length > 0 ? change : customerPhotos.add}
					</ButtonLink>
				</div>
			)}
		</section>
	);
}
