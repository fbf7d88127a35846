import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { eq } from "drizzle-orm";
import photosScriptUrl from "#app/browser/photos/photos.ts?worker&url";
import unsentFormsScriptUrl from "#app/browser/unsent-forms/unsent-forms.ts?worker&url";
import { photosOfKind, roomFor } from "#app/catalog/photos.ts";
import { PHOTO_FIELD, PhotoForm } from "#app/components/photos/photo-form.tsx";
import { PhotoList } from "#app/components/photos/photo-list.tsx";
import { PhotoProblems, type RefusedPhotos } from "#app/components/photos/photo-problems.tsx";
import { RemovedPhoto, removedAddress } from "#app/components/photos/removed-photo.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { answerTexts } from "#app/content/customer-offer.ts";
import { customerPhotos, photoTexts } from "#app/content/photos.ts";
import { answeredAddress } from "#app/customer-page/answer-forms.ts";
import { QuoteFailure } from "#app/customer-page/components/quote-failure.tsx";
import { failureTitle } from "#app/customer-page/failure-title.ts";
import { logError } from "#app/log/log.server.ts";
import { keepPhotos, takePhotoAway } from "#app/photos/keep-photos.server.ts";
import { photoColumns } from "#app/photos/photo-store.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { readPostedFiles } from "#app/security/posted-form.server.ts";
import { privateMeta } from "#app/seo/head-tags.ts";
import { quoteRequests } from "#db/schema.ts";

export const meta = privateMeta(customerPhotos.seo, failureTitle);

export { headers } from "#app/security/no-store.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { token = "" } = params;
	try {
		if (!isCustomerToken(token)) return data({ failure: "unknown" } as const, 404);
		const columns = { ...photoColumns, stage: quoteRequests.stage };
		const isQuote = eq(quoteRequests.customerToken, token);
		const [quote] = await context.db.select(columns).from(quoteRequests).where(isQuote);
		if (!quote) return data({ failure: "unknown" } as const, 404);
		const isDone = quote.stage === "done";
		return data({ photos: photosOfKind(quote.photos, "customer"), isDone });
	} catch (error) {
		logError("photos not loaded", error);
		return data({ failure: "unreachable" } as const, 503);
	}
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const { fields, files } = await readPostedFiles(request);
	const { token = "" } = params;
	const { db } = context;
	const refuse = (status: number, refused: RefusedPhotos | null) => data({ refused }, status);
	if (!isCustomerToken(token)) return refuse(404, null);
	try {
		const keeper = { db, bucket: context.photos, writer: visitor(db), quote: { token }, now: Date.now() };
		if (fields.get("intent") === "remove") {
			const isKnown = await takePhotoAway(keeper, String(fields.get("photo-id") ?? ""));
			context.afterAnswer(() => context.feed.wake());
			return isKnown ? redirect(removedAddress(jobPaths.customerPhotos(token)), 303) : refuse(404, null);
		}
		const kept = await keepPhotos(keeper, { kind: "customer", files });
		if (!kept) return refuse(404, null);
		context.afterAnswer(() => Promise.all([context.feed.wake(), context.mail.deliver()]));
		return kept.problems.length > 0 ? refuse(400, kept) : redirect(answeredAddress(token, "photos"), 303);
	} catch (error) {
		logError("photos not kept", error, { requestId: context.requestId });
		return refuse(503, "unreachable");
	}
}

export default function CustomerPhotosRoute() {
	const loaded = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { token = "" } = useParams();
	const isFailed = "failure" in loaded;
	if (isFailed && (loaded.failure === "unknown" || !reply?.refused))
		return <QuoteFailure failure={loaded.failure} />;
	const { photos, isDone } = isFailed ? { photos: [], isDone: false } : loaded;
	const room = roomFor(photos, "customer");
	return (
		<div className="wrap grid max-w-3xl gap-6 py-8 sm:py-12" data-unsent={answerTexts.offline}>
			{reply?.refused ? <PhotoProblems refused={reply.refused} /> : <RemovedPhoto />}
			<h1 className="text-3xl">{customerPhotos.title}</h1>
			{!isDone && <p className="max-w-prose text-ink-soft">{customerPhotos.intro}</p>}
			<PhotoList
				photos={photos}
				kind="customer"
				canRemove
				addressOf={(photo) => jobPaths.customerPhoto(token, photo)}
			/>
			{!isDone &&
				(room > 0 ? (
					<PhotoForm room={room} />
				) : (
					<p id={PHOTO_FIELD} tabIndex={-1}>
						{photoTexts.full}
					</p>
				))}
			<ButtonLink
				href={paths.customerQuote(token)}
				variant="quiet"
				icon="arrow-left"
				className="sm:justify-self-start"
			>
				{customerPhotos.back}
			</ButtonLink>
			<script type="module" async src={photosScriptUrl} />
			<script type="module" async src={unsentFormsScriptUrl} />
		</div>
	);
}
