type GetModule = (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;

const PAGE = /\/app\/routes\//;
const SIGN_IN = /\/app\/routes\/auth\//;
const OWNERS_PAGE = /\/app\/routes\/(admin|auth)\//;

/** `manualChunks` of the browser's build: the file of a module that several pages use. What only the owner's pages use is
 * apart, so that no visitor loads it, and so is what the sign-in uses of that, so that it waits for no more. Undefined for what one page uses, and for what is loaded with every page. */
export function sharedFile(id: string, { getModuleInfo }: { getModuleInfo: GetModule }): string | undefined {
	const pages = new Set<string>();
	// It grows while it is walked.
	const users = new Set([id]);
	for (const user of users) {
		if (PAGE.test(user)) {
			pages.add(user);
			continue;
		}
		const { importers = [], dynamicImporters = [] } = getModuleInfo(user) ?? {};
		const further = [...importers, ...dynamicImporters];
		if (further.length === 0) return undefined;
		for (const next of further) users.add(next);
	}
	if (pages.size < 2) return undefined;
	const all = Array.from(pages);
	if (!all.every((page) => OWNERS_PAGE.test(page))) return "pages";
	return all.some((page) => SIGN_IN.test(page)) ? "auth" : "owner";
}
