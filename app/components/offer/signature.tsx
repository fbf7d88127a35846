import { signatureTexts } from "#app/content/customer-offer.ts";

/** The box that a signature is drawn in, in the units of its path. */
export const SIGNATURE_WIDTH = 600;
export const SIGNATURE_HEIGHT = 200;

/** A signature as it was drawn: `path` is the data of an SVG path. */
export function Signature({ path, name }: { path: string; name: string }) {
	return (
		<svg
			width="288"
			height="96"
			viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
			role="img"
			aria-label={signatureTexts.of(name)}
			className="h-24 w-72 max-w-full rounded-md border border-line bg-white text-ink"
		>
			<path
				d={path}
				fill="none"
				stroke="currentColor"
				strokeWidth={4}
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
