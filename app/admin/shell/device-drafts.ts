/** Drafts kept on the device by their quote; in the page's memory where the browser refuses its storage. */
export function deviceDrafts<Draft>(prefix: string, schema: { parse(value: unknown): Draft }) {
	/** The storage refused these drafts. */
	const unkept = new Map<string, Draft>();
	/** The last parse of each draft, so that an unchanged one is the same object. */
	const readings = new Map<string, { stored: string; draft: Draft | null }>();

	function parse(stored: string): Draft | null {
		try {
			return schema.parse(JSON.parse(stored));
		} catch {
			return null;
		}
	}

	function get(quoteId: string): Draft | null {
		const refused = unkept.get(quoteId);
		if (refused) return refused;
		const stored = inStorage((storage) => storage.getItem(prefix + quoteId)) ?? "";
		const last = readings.get(quoteId);
		if (last?.stored === stored) return last.draft;
		const draft = parse(stored);
		readings.set(quoteId, { stored, draft });
		return draft;
	}

	function storedIds(): string[] {
		const keys = inStorage((storage) => Object.keys(storage)) ?? [];
		return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
	}

	return {
		get,
		list(): { quoteId: string; draft: Draft }[] {
			return [...new Set([...unkept.keys(), ...storedIds()])].flatMap((quoteId) => {
				const draft = get(quoteId);
				return draft ? [{ quoteId, draft }] : [];
			});
		},
		/** Returns false where the storage refused the draft. */
		keep(quoteId: string, draft: Draft): boolean {
			unkept.set(quoteId, draft);
			const isKept = inStorage((storage) => {
				storage.setItem(prefix + quoteId, JSON.stringify(draft));
				return true;
			});
			if (isKept) unkept.delete(quoteId);
			return isKept ?? false;
		},
		drop(quoteId: string): void {
			unkept.delete(quoteId);
			inStorage((storage) => storage.removeItem(prefix + quoteId));
		},
		dropAll(): void {
			unkept.clear();
			for (const quoteId of storedIds()) inStorage((storage) => storage.removeItem(prefix + quoteId));
		},
	};
}

/** Returns what `use` returns; null where the browser refuses its storage, or it is full. */
export function inStorage<Result>(use: (storage: Storage) => Result): Result | null {
	try {
		return use(localStorage);
	} catch {
		return null;
	}
}
