CREATE TABLE `begun_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`answers` text NOT NULL,
	`updated_at` integer NOT NULL,
	`removed_at` integer,
	CONSTRAINT "begun_requests_id" CHECK(length("begun_requests"."id") = 36),
	CONSTRAINT "begun_requests_answers" CHECK(json_valid("begun_requests"."answers") and json_type("begun_requests"."answers") = 'object')
);
--> statement-breakpoint
ALTER TABLE `decisions` ADD `agreed_lines` text;--> statement-breakpoint
ALTER TABLE `decisions` ADD `agreed_total` integer;