import { TextLink } from "#app/components/marketing/text-link.tsx";
import { ZipForm } from "#app/components/marketing/zip-form.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { CallLink } from "#app/components/ui/call-link.tsx";
import { paths } from "#app/config/paths.ts";
import { landingZipCheck, serviceAreaHero } from "#app/content/service-area-page.ts";
import type { ZipAnswer } from "#app/service-areas/check-zip.ts";

interface ZipCheckProps {
	answer: ZipAnswer;
	slug?: string | undefined;
}

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
			return <Alert tone="error" title={unreadable(zip)} />;
		case "outside":
			return (
				<>
					<Alert tone="warning" title={outside} />
					<CallLink label={serviceAreaHero.call} />
				</>
			);
		case "success":
			if (!place) return <Alert tone="success" title={success} />;
			return (
				<>
					<Alert tone="success" title={placeSuccess(zip, place.name)} text={place.visits} />
					{place.slug !== slug && (
						<TextLink href={paths.location(place.slug)}>{placeLink(place.name)}</TextLink>
					)}
				</>
			);
	}
}
