/** Returns a record's own names in their order. */
export function namesOf<Source extends object>(source: Source): (keyof Source & string)[] {
	const names: (keyof Source & string)[] = [];
	for (const name in source) names.push(name);
	return names;
}

/** Returns a record with what `make` makes of each name. The caller says what every name's value is. */
export function recordOf<Result extends object>(
	names: readonly (keyof Result & string)[],
	make: <Name extends keyof Result & string>(name: Name) => Result[Name],
): Result;
export function recordOf(names: readonly string[], make: (name: string) => unknown): object {
	return Object.fromEntries(names.map((name) => [name, make(name)]));
}
