import { expect, test } from "vitest";
import { given, idAt, NOON, submit } from "#tests/support/quote-story.ts";
import { evolve } from "../evolve.ts";
import { mailsFor } from "../mails-for.ts";
import type { Quote } from "../quote.ts";
import { decidePhotos, decideRemoval } from "./keep-photos.ts";

const attempt = idAt(60);
const photo = { id: "a".repeat(32), kind: "customer", type: "image/png", width: 4, height: 3 } as const;
const refused = { kind: "refused", refusal: { kind: "no-quote" } };

test("whoever has the secret that the page has now adds and removes photos, and a replaced one does nothing", () => {
	const quote = given(submit);
	const [by, replaced] = [{ token: quote.customerToken ?? "" }, { token: "of an older link" }];
	const added = decidePhotos(quote, { attempt, by, photos: [photo] }, NOON);
	expect(added).toMatchObject({ events: [{ action: "photos-sent", added: [photo] }] });
	expect(decidePhotos(quote, { attempt, by: replaced, photos: [photo] }, NOON)).toEqual(refused);
	const withPhoto: Quote = { ...quote, photos: [photo] };
	expect(decideRemoval(withPhoto, { attempt, by, id: photo.id }, NOON)).toMatchObject({
		events: [{ action: "photos-sent", removed: photo.id }],
	});
	expect(decideRemoval(withPhoto, { attempt, by: replaced, id: photo.id }, NOON)).toEqual(refused);
});

test("photos that came are mailed to the owner with later changes, and one that went is not", () => {
	const quote = given(submit);
	const when = { at: NOON, attempt, action: "photos-sent" } as const;
	const came = { ...when, added: [photo], removed: null };
	const after = evolve(quote, came);
	expect(mailsFor(came, quote, after)).not.toEqual([]);
	const went = { ...when, added: [], removed: photo.id };
	expect(mailsFor(went, after, evolve(after, went))).toEqual([]);
});
