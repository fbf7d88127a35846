import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { useEffect } from "react";
import { PhotoGroups } from "#app/admin/photos/quote-photos.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { ownerAction, quoteAddress } from "#app/admin/shell/owner-action.server.ts";
import { ownerMeta, QuoteFormPage } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { useSending } from "#app/admin/shell/unsent-form.ts";
import { shrinkPhotos } from "#app/browser/photos/shrink-photos.ts";
import { PhotoForm } from "#app/components/photos/photo-form.tsx";
import { PhotoProblems, type RefusedPhotos } from "#app/components/photos/photo-problems.tsx";
import { RemovedPhoto, removedAddress } from "#app/components/photos/removed-photo.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { ownerPhotos } from "#app/content/photos.ts";
import { keepPhotos, takePhotoAway } from "#app/photos/keep-photos.server.ts";
import { photoColumns } from "#app/photos/photo-store.server.ts";
import { readPostedFiles } from "#app/security/posted-form.server.ts";
import { quoteRequests } from "#db/schema.ts";

export const meta = ownerMeta(ownerPhotos.title);

export function loader(args: LoaderFunctionArgs) {
	const { id = "" } = args.params;
	return orUnavailable(args, "photos not loaded", { id, name: null, photos: null }, async () => {
		const query = args.context.db.select(photoColumns).from(quoteRequests).where(eq(quoteRequests.id, id));
		const { shell, results } = await readPage(args, [query]);
		const [[quote]] = results;
		if (!quote) throw new Response(null, { status: 404 });
		return { ...quote, shell };
	});
}

export async function action(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const { fields, files } = await readPostedFiles(request);
	const { id = "" } = params;
	const kind = fields.get("kind") === "after" ? "after" : "before";
	const refuse = (status: number, refused: RefusedPhotos) => data({ refused, kind }, status);
	return ownerAction(args, {
		what: "photos not kept",
		quoteId: id,
		async work(writer) {
			const { db, photos: bucket } = context;
			const keeper = { db, bucket, writer, quote: { id }, now: Date.now() };
			const isRemoval = fields.get("intent") === "remove";
			const done = isRemoval
				? await takePhotoAway(keeper, String(fields.get("photo-id") ?? ""))
				: await keepPhotos(keeper, { kind, files });
			if (!done) throw new Response(null, { status: 404 });
			if (done !== true && done.problems.length > 0) return refuse(400, done);
			const page = isRemoval ? removedAddress(ownerPaths.quotePhotos(id)) : `${quoteAddress(params)}#photos`;
			return redirect(page, 303);
		},
		failed: () => refuse(503, "unreachable"),
	});
}

export { QuoteError as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

/** What was kept of a form that was refused in part is shown, too. A database that is down would empty the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus !== 503;

export default function QuotePhotosRoute() {
	const { id, name, photos } = useLoaderData<typeof loader>();
	useEffect(shrinkPhotos, []);
	const { isSending } = useSending();
	const reply = useActionData<typeof action>();
	if (name === null && !reply) return <LoadFailure />;
	const chosen = reply?.kind ?? "before";
	return (
		<QuoteFormPage name={name} texts={ownerPhotos}>
			{reply ? <PhotoProblems refused={reply.refused} /> : <RemovedPhoto />}
			<PhotoGroups heading="h2" quoteId={id} photos={photos} canRemove />
			<PhotoForm isSending={isSending}>
				<fieldset className="grid gap-1.5">
					<legend className="font-bold">{ownerPhotos.kind} </legend>
					{(["before", "after"] as const).map((kind) => (
						<label key={kind} className="tap gap-2">
							<input type="radio" name="kind" value={kind} defaultChecked={kind === chosen} />
							{ownerPhotos.kinds[kind]}{" "}
						</label>
					))}
				</fieldset>
			</PhotoForm>
		</QuoteFormPage>
	);
}
