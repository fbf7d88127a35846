import { Link } from "@remix-run/react";
import { photoKinds, photosOfKind, type SavedPhoto } from "#app/catalog/photos.ts";
import { PhotoList } from "#app/components/photos/photo-list.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { ownerPhotos, photoTexts } from "#app/content/photos.ts";

interface PhotoGroupsProps {
	quoteId: string;
	photos: readonly SavedPhoto[] | null;
	heading: "h2" | "h3";
	canRemove?: boolean;
}

export function PhotoGroups({ quoteId, photos, heading: Heading, canRemove = false }: PhotoGroupsProps) {
	const headings = { customer: ownerPhotos.fromCustomer, ...photoTexts.headings };
	return photoKinds
		.map((kind) => ({ kind, photos: photosOfKind(photos, kind) }))
		.filter((group) => group.photos.length > 0)
		.map((group) => (
			<div key={group.kind} className="grid gap-2">
				<Heading className="text-base">{headings[group.kind]}</Heading>
				<PhotoList
					{...group}
					canRemove={canRemove}
					addressOf={(photo) => ownerPaths.quotePhoto(quoteId, photo)}
				/>
			</div>
		));
}

export function QuotePhotos({ quoteId, photos }: Pick<PhotoGroupsProps, "quoteId" | "photos">) {
	return (
		<section id="photos" className={`${panel} grid gap-3 print:hidden`}>
			<h2 className="text-lg">{ownerPhotos.title}</h2>
			{!photos?.length && <p className="text-sm text-ink-soft">{ownerPhotos.none}</p>}
			<PhotoGroups quoteId={quoteId} photos={photos} heading="h3" />
			<Link to={ownerPaths.quotePhotos(quoteId)} className="link tap gap-2 justify-self-start">
				<Icon name="pencil" className="size-5" />
				{ownerPhotos.change}
			</Link>
		</section>
	);
}
