CREATE TABLE `customer_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`offer_id` text,
	`text` text NOT NULL,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "customer_questions_id" CHECK(length("customer_questions"."id") = 36),
	CONSTRAINT "customer_questions_text" CHECK(length("customer_questions"."text") between 1 and 1000)
);
--> statement-breakpoint
CREATE INDEX `customer_questions_quote` ON `customer_questions` (`quote_id`,`asked_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`calendar_version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "settings_id" CHECK("settings"."id" = 1),
	CONSTRAINT "settings_value" CHECK(json_valid("settings"."value") and json_type("settings"."value") = 'object'),
	CONSTRAINT "settings_calendar_version" CHECK("settings"."calendar_version" >= 0)
);
--> statement-breakpoint
-- SQLite changes no constraint in place. The events' numbers go on where they were: the live feed counts by them.
CREATE TABLE `quote_events_new` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`quote_id` text NOT NULL,
	`revision` integer NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`action` text DEFAULT 'submitted' NOT NULL,
	`actor` text DEFAULT 'visitor' NOT NULL,
	`user_id` text,
	`changes` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "quote_events_kind" CHECK(`kind` in ('created', 'updated')),
	CONSTRAINT "quote_events_action" CHECK(`action` in ('submitted', 'changed', 'add-ons', 'confirmed', 'contacted', 'reopened', 'notes', 'spam', 'not-spam', 'offered', 'accepted', 'declined', 'withdrawn', 'opened', 'asked', 'scheduled', 'unscheduled', 'done', 'not-done', 'lost', 'not-lost', 'link-replaced', 'reminded', 'reminders-stopped')),
	CONSTRAINT "quote_events_actor" CHECK(`actor` in ('visitor', 'owner')),
	CONSTRAINT "quote_events_changes" CHECK(json_valid(`changes`) and json_type(`changes`) = 'array')
);
--> statement-breakpoint
INSERT INTO `quote_events_new` SELECT `seq`, `quote_id`, `revision`, `kind`, `created_at`, `action`, `actor`, `user_id`, `changes` FROM `quote_events`;
--> statement-breakpoint
INSERT INTO `sqlite_sequence` (`name`, `seq`) SELECT 'quote_events_new', 0
WHERE EXISTS (SELECT 1 FROM `sqlite_sequence` WHERE `name` = 'quote_events')
	AND NOT EXISTS (SELECT 1 FROM `sqlite_sequence` WHERE `name` = 'quote_events_new');
--> statement-breakpoint
UPDATE `sqlite_sequence` SET `seq` = (SELECT `seq` FROM `sqlite_sequence` WHERE `name` = 'quote_events') WHERE `name` = 'quote_events_new';
--> statement-breakpoint
DROP TABLE `quote_events`;
--> statement-breakpoint
ALTER TABLE `quote_events_new` RENAME TO `quote_events`;
--> statement-breakpoint
DELETE FROM `sqlite_sequence` WHERE `name` = 'quote_events' AND `seq` IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_events_once` ON `quote_events` (`quote_id`,`revision`);
--> statement-breakpoint
ALTER TABLE `decisions` ADD `comment` text CONSTRAINT "decisions_comment" CHECK(length(`comment`) <= 1000);--> statement-breakpoint
ALTER TABLE `decisions` ADD `signature` text CONSTRAINT "decisions_signature" CHECK(length(`signature`) <= 20000 and `signature` not glob '*[^MLC0-9 .,-]*');--> statement-breakpoint
ALTER TABLE `decisions` ADD `wishes` text CONSTRAINT "decisions_wishes" CHECK(json_valid(`wishes`) and json_type(`wishes`) = 'array' and json_array_length(`wishes`) <= 3);--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `offer_opened_at` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `lost_reason` text CONSTRAINT "quote_requests_lost_reason" CHECK(`lost_reason` in ('price', 'timing', 'went-elsewhere', 'no-answer', 'not-our-work', 'other'));--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `reminders_stopped_at` integer;--> statement-breakpoint
CREATE INDEX `quote_requests_stage` ON `quote_requests` (`spam`,`stage`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `quote_requests_offered` ON `quote_requests` (`spam`,`offered_at`,`id`) WHERE stage = 'offered';--> statement-breakpoint
CREATE INDEX `quote_requests_offer_end` ON `quote_requests` (`spam`,`offer_valid_until`,`id`) WHERE stage = 'offered';--> statement-breakpoint
CREATE INDEX `quote_requests_scheduled` ON `quote_requests` (`scheduled_for`,`id`) WHERE scheduled_for is not null;
--> statement-breakpoint
INSERT INTO `settings` (`id`, `revision`, `value`, `updated_at`) VALUES (1, 0, '{}', 0);
--> statement-breakpoint
CREATE TRIGGER `customer_questions_unchanged` BEFORE UPDATE ON `customer_questions` BEGIN
	SELECT RAISE(ABORT, 'a question is never changed');
END;
--> statement-breakpoint
-- A stage's quotes, so that the counts read a few rows and scan nothing. What is in Spam is not counted.
CREATE TABLE `stage_counts` (
	`stage` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	CONSTRAINT "stage_counts_count" CHECK(`count` >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `stage_counts`
SELECT `column1`, (SELECT count(*) FROM `quote_requests` WHERE `spam` = 0 AND `stage` = `column1`)
FROM (VALUES ('new'), ('contacted'), ('offered'), ('accepted'), ('scheduled'), ('done'), ('lost'));
--> statement-breakpoint
CREATE TRIGGER `stage_counts_inserted` AFTER INSERT ON `quote_requests` WHEN NOT new.`spam` BEGIN
	UPDATE `stage_counts` SET `count` = `count` + 1 WHERE `stage` = new.`stage`;
END;
--> statement-breakpoint
CREATE TRIGGER `stage_counts_moved`
AFTER UPDATE OF `spam`, `contacted_at`, `offered_at`, `accepted_at`, `declined_at`, `scheduled_for`, `done_at`, `lost_at` ON `quote_requests`
WHEN new.`stage` <> old.`stage` OR new.`spam` <> old.`spam` BEGIN
	UPDATE `stage_counts` SET `count` = `count` - 1 WHERE `stage` = old.`stage` AND NOT old.`spam`;
	UPDATE `stage_counts` SET `count` = `count` + 1 WHERE `stage` = new.`stage` AND NOT new.`spam`;
END;
--> statement-breakpoint
CREATE TRIGGER `stage_counts_deleted` AFTER DELETE ON `quote_requests` WHEN NOT old.`spam` BEGIN
	UPDATE `stage_counts` SET `count` = `count` - 1 WHERE `stage` = old.`stage`;
END;
