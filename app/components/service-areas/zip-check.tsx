import { paths } from "../../config/paths";
import { landingZipCheck, serviceAreaHero } from "../../content/service-area-page";
import type { ZipAnswer } from "../../service-areas/check-zip";
import { CallLink } from "../marketing/call-link";
import { TextLink } from "../marketing/text-link";
import { ZipForm } from "../marketing/zip-form";
import { Notice } from "../ui/notice";

interface ZipCheckProps {
	answer: ZipAnswer;
	/** The location page that asks, and whose own ZIP codes count; none on the landing page. */
	slug?: string | undefined;
}

/** The ZIP check box with its answer. */
export function ZipCheck({ answer, slug }: ZipCheckProps) {
	const { label, button } = landingZipCheck;
	return (
		<div className="rounded-xl bg-white p-6 shadow-lift lg:p-8">
			<ZipForm
				action={`${paths.serviceAreasCheck}#zip-check`}
				label={label}
				button={button}
				zip={answer.zip}
				area={slug}
				resultId="zip-result"
			/>
			<div id="zip-result" role="status" className="*:mt-4">
				<Answer answer={answer} slug={slug} />
			</div>
		</div>
	);
}

function Answer({ answer: { state, zip, place }, slug }: ZipCheckProps) {
	const { success, placeSuccess, placeLink, outside, unreadable } = landingZipCheck;
	switch (state) {
		case "idle":
			return null;
		case "unreadable":
			return <Notice tone="error" title={unreadable(zip)} />;
		case "outside":
			return (
				<>
					<Notice tone="warning" title={outside} />
					<CallLink label={serviceAreaHero.call} />
				</>
			);
		case "success":
			if (!place) return <Notice tone="success" title={success} />;
			return (
				<>
					<Notice tone="success" title={placeSuccess(zip, place.name)}>
						{place.visits}
					</Notice>
					{place.slug !== slug && (
						<TextLink href={paths.location(place.slug)}>{placeLink(place.name)}</TextLink>
					)}
				</>
			);
	}
}
