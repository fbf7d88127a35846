import { useOutletContext } from "@remix-run/react";
import type { ReactNode } from "react";
import { FlashToasts } from "#app/components/ui/toast-region.tsx";
import type { FlashMessage } from "#app/content/flash-messages.ts";

export interface AuthOutlet {
	flash: FlashMessage | null;
}

interface AuthPageProps {
	heading?: string;
	text?: string;
	children: ReactNode;
}

export function AuthPage({ heading, text, children }: AuthPageProps) {
	const outlet = useOutletContext<AuthOutlet>();
	return (
		<>
			<FlashToasts flash={outlet.flash} />
			{heading && (
				<header className="grid gap-2">
					<h2 className="text-xl">{heading}</h2>
					{text && <p className="text-sm text-ink-soft">{text}</p>}
				</header>
			)}
			{children}
		</>
	);
}

export function HelpDetails({ question, answer }: { question: string; answer: string }) {
	return (
		<details className="text-sm">
			<summary className="link tap cursor-pointer">{question}</summary>
			<p className="mt-1 text-ink-soft">{answer}</p>
		</details>
	);
}
