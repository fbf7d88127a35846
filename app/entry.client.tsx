import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

const typed = [...document.querySelectorAll("textarea")].map((field) => [field, field.value] as const);

/** The page, with what was typed before: React sets a filled textarea back to what the server sent. */
function Page() {
	useEffect(() => {
		for (const [field, value] of typed) {
			if (field.value === value || field.value !== field.defaultValue) continue;
			field.value = value;
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
	}, []);
	return <RemixBrowser />;
}

/** Lets Remix read the page's state, for which it makes React wait: a tap while it waits fails in React 18 (error 345). */
async function readState() {
	try {
		RemixBrowser({});
	} catch (reading) {
		await reading;
	}
}

async function hydrate() {
	await readState();
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<Page />
			</StrictMode>,
		);
	});
}

// The page's inline script makes no stream in a browser that lacks TextEncoderStream. React would empty the page there.
if (window.__remixContext.stream) void hydrate();
