import { draftsAreKept } from "#app/admin/quote/note-drafts.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { paths } from "#app/config/paths.ts";
import { liveTexts } from "#app/content/dashboard.ts";

export function SessionEnded() {
	return (
		<Alert tone="warning" title={liveTexts.ended.title} role="alert">
			{liveTexts.ended.text} {draftsAreKept() ? liveTexts.ended.kept : liveTexts.ended.unkept}{" "}
			<a href={paths.auth} className="link tap">
				{liveTexts.ended.signIn}
			</a>
		</Alert>
	);
}
