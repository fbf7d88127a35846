import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MAX_PHOTOS } from "#app/catalog/photos.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { erasePerson } from "#app/customers/erase-person.server.ts";
import { sweepAll, sweepErased } from "#app/photos/photo-store.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { HOUR_MS } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { anOwner, db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { aFile, aPicture, HIDDEN } from "../support/pictures.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { anAddress, Visitor } from "../support/visitor.ts";

/** A quote of somebody who has no other. */
async function aQuote() {
	const phone = `+1570${Math.floor(Math.random() * 8e6) + 2e6}`;
	const submission = aSubmission({ contact: { name: "Ann Example", phone, contactMethod: "text" } });
	const token = (await saveQuote(db, submission, Date.now() - HOUR_MS)) ?? "";
	return {
		id: submission.id,
		token,
		path: jobPaths.customerPhotos(token),
		owners: ownerPaths.quotePhotos(submission.id),
	};
}

function photosForm(files: readonly File[], fields: Record<string, string> = {}): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries({ intent: "add", ...fields })) form.set(name, value);
	for (const file of files) form.append("photo", file);
	return form;
}

const photosOf = async (id: string) => (await savedQuote(id)).rows[0]?.photos ?? [];
const storedOf = async (id: string) =>
	(await env.PHOTOS.list({ prefix: `${id}/` })).objects.map(({ key }) => key);

test("a customer's photos are kept without what they say of the place, shown to both sides, told in history and mail", async () => {
	const { id, token, path } = await aQuote();
	const visitor = new Visitor();
	const sent = await visitor.postForm(path, photosForm([aPicture("a"), aPicture("b")]));
	expect([sent.status, sent.location]).toEqual([303, `${paths.customerQuote(token)}?news=photos`]);
	const photos = await photosOf(id);
	expect(photos).toMatchObject([
		{ kind: "customer", type: "image/png", width: 4, height: 3 },
		{ kind: "customer", type: "image/png", width: 4, height: 3 },
	]);
	expect((await storedOf(id)).toSorted()).toEqual(photos.map((photo) => `${id}/${photo.id}`).toSorted());
	const page = await visitor.get(sent.location ?? "");
	expect(page.html).toContain("Thank you for the photos");
	const owner = await anOwner();
	const [first] = photos;
	const addresses = [jobPaths.customerPhoto(token, first?.id), ownerPaths.quotePhoto(id, first?.id)];
	expect(page.html.includes(`src="${addresses[0]}"`)).toBe(true);
	const detail = await owner.get(paths.adminQuote(id));
	expect(detail.html.includes(`src="${addresses[1]}"`)).toBe(true);
	expect(detail.html.includes("Photos: none → 2")).toBe(true);
	for (const [browser, address] of [
		[visitor, addresses[0]],
		[owner, addresses[1]],
	] as const) {
		const picture = await browser.get(address ?? "");
		expect([picture.status, picture.html.includes("IEND"), picture.html.includes(HIDDEN)]).toEqual([
			200,
			true,
			false,
		]);
	}
	const { mails, events } = await savedQuote(id);
	expect(events.at(-1)).toMatchObject({ action: "photos-sent", actor: "visitor", revision: 2 });
	expect(mails.filter(({ kind }) => kind === "quote-changed")).toHaveLength(1);
	const [saved] = (await savedQuote(id)).rows;
	// No other quote was asked for.
	expect(saved?.changedAt).toBeNull();
});

test("the same form again, and the same picture in another one, add nothing", async () => {
	const { id, path } = await aQuote();
	const visitor = new Visitor();
	for (const form of [photosForm([aPicture("a")]), photosForm([aPicture("a")])])
		expect((await visitor.postForm(path, form)).status).toBe(303);
	expect(await photosOf(id)).toHaveLength(1);
	expect((await savedQuote(id)).events.filter(({ action }) => action === "photos-sent")).toHaveLength(1);
	await visitor.postForm(path, photosForm([aPicture("b")]));
	expect(await photosOf(id)).toHaveLength(2);
});

test("a page that Back brings adds a photo that was removed since, and removes one that was added again", async () => {
	const { id, path } = await aQuote();
	const visitor = new Visitor();
	const send = () => visitor.postForm(path, photosForm([aPicture("a")]));
	expect((await send()).status).toBe(303);
	const [photo] = await photosOf(id);
	const remove = () =>
		visitor.post(path, [
			["intent", "remove"],
			["photo-id", photo?.id ?? ""],
		]);
	await remove();
	expect([(await send()).status, (await photosOf(id)).length]).toEqual([303, 1]);
	await remove();
	expect([await photosOf(id), await storedOf(id)]).toEqual([[], []]);
});

test("what is no photo is refused by its name and reason, and the others are kept", async () => {
	const { id, path } = await aQuote();
	const files = [
		aPicture("good"),
		aFile("<svg onload=alert(1)>", "drawing.svg"),
		aFile("\0\0\0\x18ftypheic", "IMG_1.heic"),
		aPicture("huge", { name: "huge.png", width: 10_000, height: 10_000 }),
		aFile(`\x89PNG\r\n\x1a\n${"\0".repeat(40)}`, "torn.png"),
	];
	const refused = await new Visitor().postForm(path, photosForm(files));
	expect(refused.status).toBe(400);
	for (const text of [
		...["1 photo was added; the others were not", "drawing.svg: This is not a JPEG, PNG or WebP photo."],
		...[
			"IMG_1.heic: This is a HEIC photo",
			"huge.png: This photo has more than 64 megapixels",
			"torn.png: This file is damaged",
		],
	])
		expect([text, refused.html.includes(text)]).toEqual([text, true]);
	expect(refused.html).toMatch(/<title>Error: /);
	expect(await photosOf(id)).toHaveLength(1);
	expect(await storedOf(id)).toHaveLength(1);
	const empty = await new Visitor().postForm(path, photosForm([new File([], "empty.jpg")]));
	expect([empty.status, empty.html.includes("empty.jpg: This is not a JPEG, PNG or WebP photo.")]).toEqual([
		400,
		true,
	]);
	const nothing = await new Visitor().postForm(path, photosForm([new File([], "")]));
	expect([nothing.status, nothing.html.includes("Choose a photo first.")]).toEqual([400, true]);
});

test("of photos that are not all taken it says how many were added, and how many were there already", async () => {
	const { id, path } = await aQuote();
	const broken = () => aFile("<svg>", "drawing.svg");
	const send = async (...files: File[]) => (await new Visitor().postForm(path, photosForm(files))).html;
	expect(await send(aPicture("a"), broken())).toContain("1 photo was added; the other was not");
	expect(await send(aPicture("a"), broken())).toContain("No photo was added; 1 was there already");
	expect(await send(aPicture("a"), aPicture("b"), broken())).toContain(
		"1 photo was added; 1 was there already",
	);
	expect(await send(aPicture("c"), aPicture("d"), aPicture("d"), broken())).toContain(
		"2 photos were added; 1 was there already",
	);
	expect(await send(broken())).toContain("No photo was added<");
	expect(await photosOf(id)).toHaveLength(4);
});

test("photos that are there already take up no room a second time, whoever sent them", async () => {
	const { id, path, owners } = await aQuote();
	const pictures = (...seeds: string[]) => photosForm(seeds.map((seed) => aPicture(seed)));
	await new Visitor().postForm(path, pictures("a", "b"));
	const again = await new Visitor().postForm(path, pictures("a", "b", "c", "d", "e"));
	expect([again.status, (await photosOf(id)).length]).toEqual([303, 5]);
	const owner = await anOwner();
	await owner.postForm(owners, photosForm([aPicture("f")], { kind: "before" }));
	const mixed = await new Visitor().postForm(path, pictures("f", "a", "b", "c", "g"));
	expect((await photosOf(id)).filter(({ kind }) => kind === "customer")).toHaveLength(MAX_PHOTOS);
	// A customer cannot take that one away.
	expect(mixed.html).toContain("f.png: This photo is there already, among those of the job.");
});

test("six photos are taken, one after the other and all at once, and no picture of a seventh stays", async () => {
	const { id, path } = await aQuote();
	const sent = await Promise.all(
		["a", "b", "c", "d"].map((seed) => new Visitor().postForm(path, photosForm([aPicture(seed)]))),
	);
	expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
	await new Visitor().postForm(
		path,
		photosForm(["i", "j", "k", "l", "m", "n"].map((seed) => aPicture(seed))),
	);
	expect(await photosOf(id)).toHaveLength(MAX_PHOTOS);
	const full = await new Visitor().postForm(path, photosForm([aPicture("o")]));
	expect([full.status, full.html.includes("o.png: There is no room for this photo")]).toEqual([400, true]);
	expect((await new Visitor().get(path)).html).toContain("which is the limit");
	await sweepAll(db, env.PHOTOS, Date.now() + 2 * HOUR_MS);
	expect((await storedOf(id)).toSorted()).toEqual(
		(await photosOf(id)).map((photo) => `${id}/${photo.id}`).toSorted(),
	);
	expect(await storedOf(id)).toHaveLength(MAX_PHOTOS);
});

test("six photos that are sent twice are six, and the answer is the same", async () => {
	const { id, path, token } = await aQuote();
	const photos = ["a", "b", "c", "d", "e", "f"].map((seed) => aPicture(seed));
	for (const _ of ["first", "second"]) {
		const sent = await new Visitor().postForm(path, photosForm(photos));
		expect([sent.status, sent.location]).toEqual([303, `${paths.customerQuote(token)}?news=photos`]);
	}
	expect([(await photosOf(id)).length, (await storedOf(id)).length]).toEqual([MAX_PHOTOS, MAX_PHOTOS]);
});

test("a photo of a form that was kept in part can be taken away by that page", async () => {
	const { id, path } = await aQuote();
	const files = [aPicture("a"), aFile("GIF89a", "b.gif")];
	expect((await new Visitor().postForm(path, photosForm(files))).status).toBe(400);
	const [photo] = await photosOf(id);
	await new Visitor().post(path, [
		["intent", "remove"],
		["photo-id", photo?.id ?? ""],
	]);
	expect([await photosOf(id), await storedOf(id)]).toEqual([[], []]);
});

test("a photo that is there as another kind is refused, and stays what it is", async () => {
	const { id, owners } = await aQuote();
	const owner = await anOwner();
	await owner.postForm(owners, photosForm([aPicture("a")], { kind: "before" }));
	const refused = await owner.postForm(owners, photosForm([aPicture("a")], { kind: "after" }));
	expect([refused.status, refused.html.includes("there already, as another kind")]).toEqual([400, true]);
	// The choice is kept for the next try.
	const [chosen = ""] = /<input[^>]*checked[^>]*>/.exec(refused.html) ?? [];
	expect(chosen).toContain('value="after"');
	expect((await photosOf(id)).map(({ kind }) => kind)).toEqual(["before"]);
});

test("a customer takes a photo away, and so does an owner; neither photo is shown or stored then", async () => {
	const { id, token, path, owners } = await aQuote();
	const visitor = new Visitor();
	await visitor.postForm(path, photosForm([aPicture("a"), aPicture("b")]));
	const [first, second] = await photosOf(id);
	const remove = (photo: string | undefined) =>
		[
			["intent", "remove"],
			["photo-id", photo ?? ""],
		] as const;
	expect(await visitor.post(path, remove(first?.id))).toMatchObject({
		status: 303,
		location: `${path}?removed`,
	});
	expect((await visitor.get(jobPaths.customerPhoto(token, first?.id))).status).toBe(404);
	const owner = await anOwner();
	expect(await owner.post(owners, remove(second?.id))).toMatchObject({
		status: 303,
		location: `${owners}?removed`,
	});
	expect([await photosOf(id), await storedOf(id)]).toEqual([[], []]);
	const { events } = await savedQuote(id);
	expect(events.map(({ action, actor }) => [action, actor]).slice(1)).toEqual([
		["photos-sent", "visitor"],
		["photos-sent", "visitor"],
		["photos-kept", "owner"],
	]);
});

test("an owner's pictures of before and after are on the customer's page, who cannot take them away, nor add any once the job is done", async () => {
	const { id, token, path, owners } = await aQuote();
	const owner = await anOwner();
	expect((await owner.postForm(owners, photosForm([aPicture("dirty")], { kind: "before" }))).location).toBe(
		`${paths.adminQuote(id)}#photos`,
	);
	await owner.postForm(owners, photosForm([aPicture("clean")], { kind: "after" }));
	const [before] = await photosOf(id);
	const visitor = new Visitor();
	const formsOf = async () => {
		const pages = [await visitor.get(paths.customerQuote(token)), await visitor.get(path)];
		const texts = ["Add photos", "Send photos", "Get my new price", "Before the job, photo 1"];
		return texts.map((text) => pages.some(({ html }) => html.includes(text)));
	};
	expect(await formsOf()).toEqual([true, true, false, true]);
	const at = (doneAt: number | null) =>
		settled(db, db.update(quoteRequests).set({ doneAt }).where(eq(quoteRequests.id, id)));
	await at(Date.now());
	expect(await formsOf()).toEqual([false, false, true, true]);
	await at(null);
	const { html } = await visitor.get(paths.customerQuote(token));
	for (const text of ["Before and after", "Before the job, photo 1", "After the job, photo 1"])
		expect([text, html.includes(text)]).toEqual([text, true]);
	await visitor.post(path, [
		["intent", "remove"],
		["photo-id", before?.id ?? ""],
	]);
	await visitor.postForm(path, photosForm([aPicture("mine")], { kind: "after" }));
	expect((await photosOf(id)).map(({ kind }) => kind)).toEqual(["before", "after", "customer"]);
	expect((await savedQuote(id)).events.filter(({ action }) => action === "photos-kept")).toHaveLength(2);
});

test("without the secret or a session nothing is read or stored", async () => {
	const [{ id, path, token }, other] = [await aQuote(), await aQuote()];
	await new Visitor().postForm(path, photosForm([aPicture("a")]));
	const [photo] = await photosOf(id);
	expect((await new Visitor().get(jobPaths.customerPhoto(token, photo?.id))).status).toBe(200);
	const wrong = "AAAAAAAAAAAAAAAAAAAAAA";
	const stranger = new Visitor();
	for (const address of [
		jobPaths.customerPhoto(wrong, photo?.id),
		jobPaths.customerPhoto(other.token, photo?.id),
	])
		expect((await stranger.get(address)).status).toBe(404);
	for (const token of [wrong, "short"])
		expect(
			(await stranger.postForm(jobPaths.customerPhotos(token), photosForm([aPicture("z")]))).status,
		).toBe(404);
	expect((await stranger.get(ownerPaths.quotePhoto(id, photo?.id))).location).toContain(paths.auth);
	expect(
		(await stranger.postForm(ownerPaths.quotePhotos(other.id), photosForm([aPicture("z")]))).location,
	).toContain(paths.auth);
	expect(await storedOf(other.id)).toEqual([]);
});

test("a post of more than twelve megabytes is refused in words, and one of less with a heavy photo too", async () => {
	const { path } = await aQuote();
	const heavy = new File([await aPicture("a").arrayBuffer(), new Uint8Array(8 * 1024 * 1024)], "heavy.png");
	const refused = await new Visitor().postForm(path, photosForm([heavy]));
	expect([refused.status, refused.html.includes("heavy.png: This photo is larger than 8 MB")]).toEqual([
		400,
		true,
	]);
	const tooMuch = await new Visitor().postForm(path, photosForm([heavy, heavy]));
	expect([tooMuch.status, tooMuch.html.includes("fewer or smaller photos")]).toEqual([413, true]);
	// Nowhere else is so much read.
	expect((await new Visitor().postForm(paths.quote, photosForm([heavy]))).status).toBe(413);
});

test("without a database nothing is lost: the page says so, and the same form is taken later", async () => {
	const { id, path } = await aQuote();
	const form = photosForm([aPicture("a")]);
	await proxy.fail({ kind: "refuse" });
	const refused = await new Visitor().postForm(path, form);
	await proxy.reset();
	expect(refused.status).toBe(503);
	expect((await new Visitor().postForm(path, form)).status).toBe(303);
	expect(await photosOf(id)).toHaveLength(1);
});

test("pictures go with their quote: soon of who was erased, within a day of what was purged or broke off", async () => {
	const [erased, purged, kept] = [await aQuote(), await aQuote(), await aQuote()];
	for (const { path } of [erased, purged, kept])
		await new Visitor().postForm(path, photosForm([aPicture("a")]));
	await env.PHOTOS.put(`${kept.id}/${"0".repeat(32)}`, "broken off");
	const { customerId } = (await savedQuote(erased.id)).rows[0] ?? {};
	await erasePerson(db.$client, { customerId: customerId ?? "" }, Date.now());
	await db.delete(quoteRequests).where(eq(quoteRequests.id, purged.id));
	const now = Date.now();
	await sweepErased(db, env.PHOTOS, now);
	expect(await storedOf(erased.id)).toEqual([]);
	expect(await storedOf(purged.id)).toHaveLength(1);
	await sweepAll(db, env.PHOTOS, now + 2 * HOUR_MS);
	expect(await storedOf(purged.id)).toEqual([]);
	expect(await storedOf(kept.id)).toHaveLength(1);
	expect(await storedOf(kept.id)).toEqual((await photosOf(kept.id)).map((photo) => `${kept.id}/${photo.id}`));
});

test("who sends many photos has a limit of their own network", async () => {
	const { path } = await aQuote();
	const visitor = new Visitor();
	visitor.home = anAddress();
	const statuses = await Promise.all(
		Array.from({ length: 70 }, async () => (await visitor.postForm(path, photosForm([]))).status),
	);
	expect(statuses).toContain(429);
});
