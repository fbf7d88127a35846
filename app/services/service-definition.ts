import type { IconName } from "#app/pictures/pictures.ts";

/** What visitors' browsers know of a service, beside its questions. */
export interface ServiceDefinition {
	label: string;
	shortLabel: string;
	drawing: IconName;
}

/** What the server tells of a service. */
export interface ServiceCare {
	/** The service is recommended this often: as the site says it, and the months after which its customer is reminded. */
	rhythm: { words: string; months: number };
	work: readonly string[];
}
