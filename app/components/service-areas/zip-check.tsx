import { paths } from "../../config/paths";
import { landingZipCheck, serviceAreaHero } from "../../content/service-area-page";
import { CallLink } from "../marketing/call-link";
import { ZipForm } from "../marketing/zip-form";
import { Notice } from "../ui/notice";

/** The landing page's ZIP check: idle, success or outside (SPEC section 4). */
export type ZipCheckState = "idle" | "success" | "outside";

interface ZipCheckProps {
	state: ZipCheckState;
	/** What the visitor entered. */
	zip?: string;
}

/** The ZIP check box with its answer (SPEC sections 5 and 8). */
export function ZipCheck({ state, zip }: ZipCheckProps) {
	const { label, button, success, outside } = landingZipCheck;
	return (
		<div className="rounded-xl bg-white p-6 shadow-lift lg:p-8">
			<ZipForm
				action={`${paths.serviceAreasCheck}#zip-check`}
				label={label}
				button={button}
				zip={zip}
				resultId="zip-result"
			/>
			<div id="zip-result" role="status" className="*:mt-4">
				{state === "success" && <Notice tone="success" title={success} />}
				{state === "outside" && (
					<>
						<Notice tone="warning" title={outside} />
						<CallLink label={serviceAreaHero.call} />
					</>
				)}
			</div>
		</div>
	);
}
