import * as z from "zod/mini";
import { namesOf } from "#app/catalog/records.ts";
import type { importPage } from "#app/content/customer-import.ts";

export type ImportField = keyof typeof importPage.fields;

const words = (text: string) => text.trim().split(/\s+/);

const phoneNames = words(`
	mobilenumber mobilephones mobilephone mobile cellphone cellnumber cell phone1value mainphones mainphone primaryphone
	phone phones phonenumber phoneno phone1 telephone telephonenumber telephoneno tel telno contactnumber contactphone
	customerphone clientphone homenumber homephones homephone hometel workphones workphone worknumber worktel phone2value`);

const emailNames = words(`
	email emails emailaddress email1value email1 primaryemail contactemail customeremail clientemail mail`);

/** What a column of an imported file can be, each with the names that Jobber, Housecall Pro, Squeegee, Google Contacts and common
 * spreadsheets give it: letters and digits alone, the best first. */
const knownNames: Record<ImportField, readonly string[]> = {
	name: words("name displayname fullname customername clientname customer client"),
	firstName: words("firstname givenname customerfirstname first"),
	lastName: words("lastname familyname surname customerlastname last"),
	company: words("company companyname organizationname organization1name businessname"),
	phone: phoneNames,
	phone2: [
		...words("phone2 phonenumber2 secondaryphone otherphone otherphones alternatephone altphone"),
		...phoneNames,
	],
	email: emailNames,
	email2: [...words("email2 email2value secondaryemail otheremail alternateemail"), ...emailNames],
	street: words(`
		servicestreet1 servicestreet serviceaddress propertyaddress streetline1 street1 address1street street addressline1
		streetaddress address strasse billingstreet1 billingstreet billingaddress address1formatted`),
	city: words("servicecity propertycity city address1city town billingcity"),
	zip: words(`
		servicezipcode servicezip servicepostalcode zip zipcode postalcode postcode address1postalcode billingzipcode billingzip
		billingpostalcode`),
	note: words("notes note customernotes clientnotes comments remarks gatecode accessnotes"),
	date: words(`
		jobdate servicedate completeddate completiondate completedon completed dateofvisit visitdate dateofservice datecompleted
		workdate dateofwork lastjob lastjobdate lastservice lastservicedate lastvisit lastcleaned lastdone scheduleddate
		jobscheduledstartdate appointmentdate closeddate date`),
	work: words(`
		jobdescription jobtitle jobtype service services servicetype work workdone lineitems jobname description title job`),
	total: words(`
		jobamount jobtotal total totalamount totalrevenue amount invoicetotal price totalprice invoiceamount charge cost
		lastjobtotal revenue`),
};

export const importFields = namesOf(knownNames);

const [first = "name", ...others] = importFields;

/** Each field has the number of its column, counted from 0. */
export const columnsSchema = z.partialRecord(z.enum([first, ...others]), z.int().check(z.gte(0)));
export type ImportColumns = z.output<typeof columnsSchema>;

const plain = (heading: string) =>
	heading
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replace(/[^a-z0-9]/g, "");

/** Returns which columns are known by their headings: no column is two fields. A title is the work only where there is a date. */
export function recognizeColumns(headings: readonly string[]): ImportColumns {
	const names = headings.map(plain);
	const columns: ImportColumns = {};
	const taken = new Set<number>();
	for (const field of importFields) {
		const ofName = (name: string) => names.findIndex((heading, at) => heading === name && !taken.has(at));
		const at = knownNames[field].map(ofName).find((index) => index >= 0);
		if (at === undefined || (needsDate.includes(field) && columns.date === undefined)) continue;
		columns[field] = at;
		taken.add(at);
	}
	return columns;
}

/** Returns the headings of the columns of which nothing is imported. */
export function unusedHeadings(headings: readonly string[], columns: ImportColumns): string[] {
	const fields = importFields.filter((field) => columns.date !== undefined || !needsDate.includes(field));
	const used = new Set(fields.map((field) => columns[field]));
	return headings.filter((heading, at) => heading !== "" && !used.has(at));
}

/** These fields need a date: without one there is no job. */
const needsDate: readonly ImportField[] = ["work", "total"];

/** Returns two fields that are one column; null where each has its own. */
export function doubledFields(columns: ImportColumns): [ImportField, ImportField] | null {
	for (const [at, field] of importFields.entries()) {
		const other = importFields.slice(at + 1).find((later) => columns[later] === columns[field]);
		if (columns[field] !== undefined && other) return [field, other];
	}
	return null;
}

/** Whether somebody can be known by these columns: a name, and a number or an address. */
export function canTell({ name, firstName, lastName, company, phone, email }: ImportColumns): boolean {
	const isNamed = [name, firstName, lastName, company].some((column) => column !== undefined);
	return isNamed && (phone !== undefined || email !== undefined);
}
