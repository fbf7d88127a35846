import { guardedMiniflare } from "./guarded-miniflare.ts";

/** The photos' bucket as `npm start` has it, with the same files: the runtime that keeps it starts when it is used first. */
export function devPhotos(folder: string) {
	const { Miniflare } = guardedMiniflare();
	let started: InstanceType<typeof Miniflare> | undefined;
	function bucket() {
		started ??= new Miniflare({
			...{ modules: true, script: "export default {}", host: "127.0.0.1", cf: false },
			...{ r2Buckets: { PHOTOS: "glasswing-photos" }, r2Persist: folder },
		});
		return started.getR2Bucket("PHOTOS");
	}
	type Bucket = Awaited<ReturnType<typeof bucket>>;
	return {
		put: async (...told: Parameters<Bucket["put"]>) => (await bucket()).put(...told),
		get: async (key: string) => (await bucket()).get(key),
		delete: async (keys: string[]) => (await bucket()).delete(keys),
		list: async (told: Parameters<Bucket["list"]>[0]) => (await bucket()).list(told),
		stop: async () => started?.dispose(),
	};
}
