import { labelOf } from "#app/catalog/options.ts";
import { paths } from "#app/config/paths.ts";
import { nextVisitMail } from "#app/content/follow-up-mails.ts";
import { enumerate } from "#app/content/phrases.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { agreedJob, doneServices, type QuotedJob } from "#app/quotes/job.ts";
import { type Service, serviceCare, services } from "#app/services/services.ts";
import { nextVisitOf } from "#app/services/visit-rhythm.ts";

/** What a customer is told of the next cleaning, by mail or by text, after a job. */
export function nextVisitAfter(job: QuotedJob, origin: string) {
	const { services: due, months } = nextVisitOf(doneServices(job));
	const { services: work, price } = agreedJob(job);
	const nameOf = (service: Service) => labelOf(services.labels, service).toLowerCase();
	const parts = due.map((service) => nextVisitMail.part(nameOf(service), serviceCare[service].rhythm.words));
	const query = new URLSearchParams(due.map((service) => ["service", service]));
	const what = enumerate(due.map(nameOf));
	return {
		...{ due, months, what },
		did:
			price === null ? nextVisitMail.did(what) : nextVisitMail.ordered(enumerate(work), formatDollars(price)),
		advice: nextVisitMail.recommended(enumerate(parts)),
		link: `${origin}${paths.quote}?${query}`,
	};
}
