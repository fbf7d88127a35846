import { formatKey } from "#app/fields/phone.ts";

interface Named {
	id: string;
	name: string;
	keys: readonly string[];
}

/** Returns what people are called: the name, and where another of them has the same name a number or an address behind it. */
export function namesApart(people: readonly Named[]): (person: Named) => string {
	return ({ id, name, keys }) => {
		const isShared = people.some((other) => other.id !== id && sameName(other.name, name));
		const key = keys.find((value) => value.startsWith("+")) ?? keys[0];
		return isShared && key ? `${name}, ${formatKey(key)}` : name;
	};
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
