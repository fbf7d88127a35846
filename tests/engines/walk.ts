import { paths } from "#app/config/paths.ts";
import { demoOwner } from "#db/demo-owner.ts";
import { walkWizard } from "../support/wizard-walk.ts";
import type { GraphicalVisitor } from "./graphical-visitor.ts";
import type { Visitor } from "./visitor.ts";

/** A part of a walk; each is a test. */
export type Part = readonly [name: string, go: () => Promise<void>];

interface Setting {
	baseUrl: string;
	pin: string;
	/** Whether the site's scripts run in this browser. */
	javaScript: boolean;
}

const NAME = "Ann Example";
const LATER = "Bo Sample";

/** The first question to the thank-you page: for every browser, text browsers too. */
export function wizardPart(visitor: Visitor): Part {
	return [
		"the wizard leads to the thank-you page",
		async () => {
			await visitor.open(paths.quote);
			await visitor.sees("Step 1 of 5");
			for (const answer of ["Window Cleaning", "Medium (1,500-2,500)", "One story"])
				await visitor.choose(answer);
			await visitor.fill("ZIP code", "18411");
			await visitor.press("Continue");
			await visitor.sees("Step 2 of 5");
			await visitor.fill("Name", NAME);
			await visitor.fill("Phone", "(570) 555-0199");
			await visitor.press("Continue");
			await visitor.sees("Step 3 of 5");
			for (const answer of ["6-12 months ago", "Normal dust and dirt"]) await visitor.choose(answer);
			await visitor.press("Continue");
			await visitor.sees("Step 4 of 5");
			await visitor.press("Request This Quote");
			await visitor.sees("Step 5 of 5");
			await visitor.press("Confirm My Total Quote");
			// The greeting stands on step 5 as well, and when the owner will be in touch depends on the hour.
			await visitor.sees("What cleaning cannot fix");
		},
	];
}

/** A quote's whole life, by the customer and the owner in one browser. */
export function wholeWalk(visitor: GraphicalVisitor, { baseUrl, pin, javaScript }: Setting): Part[] {
	let quotePath = "";
	return [
		wizardPart(visitor),
		[
			"the owner signs in with password and PIN, and finds the quote",
			async () => {
				await visitor.follow("Open my quote");
				await visitor.sees("here is your quote");
				quotePath = await visitor.path();
				await visitor.open(paths.auth);
				await visitor.fill("Email", demoOwner.email);
				await visitor.fill("Password", demoOwner.password);
				await visitor.press("Sign In");
				await visitor.sees("Enter PIN");
				await visitor.fill("PIN", pin);
				await visitor.press("Unlock");
				await visitor.sees("Welcome to the admin dashboard");
				await visitor.sees(NAME);
			},
		],
		[
			javaScript ? "another quote arrives on the open dashboard" : "another quote is there after Refresh",
			async () => {
				if (javaScript) await visitor.sees("Live");
				else if (await visitor.runsScripts()) throw new Error("The site's scripts run");
				const faults = await walkWizard(baseUrl, LATER);
				if (faults.length > 0) throw new Error(faults.join("\n"));
				if (!javaScript) await visitor.follow("Refresh");
				await visitor.sees(LATER);
			},
		],
		[
			"notes are saved",
			async () => {
				await visitor.press(NAME);
				await visitor.follow("Open its page");
				// A card of the list has notes as well.
				await visitor.sees("The customer's page");
				await visitor.fill("Notes", "Ladder needed");
				await visitor.press("Save notes");
				await visitor.sees("Notes saved");
				await visitor.open(await visitor.path());
				await visitor.findsIn("Notes", "Ladder needed");
			},
		],
		[
			"an offer is sent, and the customer accepts it",
			async () => {
				await visitor.follow("Make an offer");
				await visitor.sees("Offer for");
				await visitor.press("Preview");
				await visitor.sees("This is what the customer will see");
				await visitor.press("Send offer of");
				await visitor.sees("Waits for an answer");
				await visitor.open(quotePath);
				await visitor.fill("Your full name", NAME);
				await visitor.choose("I accept the offer");
				await visitor.press("Accept for");
				await visitor.sees("You accepted this offer");
			},
		],
		[
			"the owner sees that, logs out, and is asked to sign in again",
			async () => {
				await visitor.open(paths.admin);
				await visitor.sees("Accepted");
				await visitor.press("Log out");
				await visitor.sees("Logged out successfully");
				await visitor.open(paths.admin);
				await visitor.sees("Admin Access");
			},
		],
	];
}
