CREATE TABLE `wizard_steps` (
	`day` text NOT NULL,
	`step` text NOT NULL,
	`is_phone` integer NOT NULL,
	`has_scripts` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `step`, `is_phone`, `has_scripts`),
	CONSTRAINT "wizard_steps_day" CHECK(length("wizard_steps"."day") = 10),
	CONSTRAINT "wizard_steps_step" CHECK("wizard_steps"."step" glob '[a-z]*' and "wizard_steps"."step" not glob '*[^a-z0-9-]*'),
	CONSTRAINT "wizard_steps_flags" CHECK("wizard_steps"."is_phone" in (0, 1)),
	CONSTRAINT "wizard_steps_scripts" CHECK("wizard_steps"."has_scripts" in (0, 1)),
	CONSTRAINT "wizard_steps_count" CHECK("wizard_steps"."count" >= 1)
);
--> statement-breakpoint
CREATE INDEX `decisions_decided` ON `decisions` (`decided_at`);--> statement-breakpoint
CREATE INDEX `offers_sent` ON `offers` (`sent_at`,`quote_id`);--> statement-breakpoint
CREATE INDEX `quote_requests_lost` ON `quote_requests` (`lost_at`,`id`) WHERE lost_at is not null;