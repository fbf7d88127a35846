import { useSearchParams } from "@remix-run/react";
import { Alert } from "#app/components/ui/alert.tsx";
import { customerPhotos } from "#app/content/photos.ts";

const REMOVED = "removed";

/** Returns the address of a page of photos that says one was removed. */
export function removedAddress(page: string): string {
	return `${page}?${REMOVED}`;
}

export function RemovedPhoto() {
	const [search] = useSearchParams();
	return search.has(REMOVED) ? <Alert tone="success" role="status" title={customerPhotos.removed} /> : null;
}
