-- Pause: an event has no `kind` any more, so that the release before refuses every write whole on this schema.
-- The rules of a quote's life are in TypeScript from here on: options are checked by the forms' schemas, the stage is an
-- ordinary column, and what is searched and counted is written with each change. SQLite changes no constraint in place,
-- so the tables are made anew; the triggers that know them go first, and those that stay are made again at the end.
DROP TRIGGER `quote_requests_inserted`;
--> statement-breakpoint
DROP TRIGGER `quote_requests_changed`;
--> statement-breakpoint
DROP TRIGGER `quote_requests_deleted`;
--> statement-breakpoint
DROP TRIGGER `quote_requests_erased`;
--> statement-breakpoint
DROP TRIGGER `stage_counts_inserted`;
--> statement-breakpoint
DROP TRIGGER `stage_counts_moved`;
--> statement-breakpoint
DROP TRIGGER `stage_counts_deleted`;
--> statement-breakpoint
DROP TRIGGER `quote_services_inserted`;
--> statement-breakpoint
DROP TRIGGER `quote_services_deleted`;
--> statement-breakpoint
DROP TRIGGER `quote_addons_inserted`;
--> statement-breakpoint
DROP TRIGGER `quote_addons_deleted`;
--> statement-breakpoint
DROP TRIGGER `quote_search_text_inserted`;
--> statement-breakpoint
DROP TRIGGER `quote_search_text_deleted`;
--> statement-breakpoint
DROP TRIGGER `quote_search_text_updated`;
--> statement-breakpoint
DROP TRIGGER `offers_kept`;
--> statement-breakpoint
DROP TRIGGER `offers_next`;
--> statement-breakpoint
DROP TRIGGER `decisions_unchanged`;
--> statement-breakpoint
DROP TRIGGER `decisions_kept`;
--> statement-breakpoint
DROP TRIGGER `decisions_current`;
--> statement-breakpoint
DROP VIEW `quote_search_words`;
--> statement-breakpoint
DROP TABLE `quote_search`;
--> statement-breakpoint
CREATE TABLE `__new_decisions` (
	`offer_id` text PRIMARY KEY NOT NULL,
	`attempt` text NOT NULL,
	`outcome` text NOT NULL,
	`name` text,
	`reason` text,
	`decided_at` integer NOT NULL,
	`comment` text,
	`signature` text,
	`wishes` text,
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "decisions_comment" CHECK(length("__new_decisions"."comment") <= 1000),
	CONSTRAINT "decisions_signature" CHECK(length("__new_decisions"."signature") <= 20000 and "__new_decisions"."signature" not glob '*[^MLC0-9 .,-]*'),
	CONSTRAINT "decisions_wishes" CHECK(json_valid("__new_decisions"."wishes") and json_type("__new_decisions"."wishes") = 'array' and json_array_length("__new_decisions"."wishes") <= 3),
	CONSTRAINT "decisions_name" CHECK("__new_decisions"."outcome" <> 'accepted' or length("__new_decisions"."name") between 1 and 60)
);
--> statement-breakpoint
INSERT INTO `__new_decisions` (`offer_id`, `attempt`, `outcome`, `name`, `reason`, `decided_at`, `comment`, `signature`, `wishes`) SELECT `offer_id`, `attempt`, `outcome`, `name`, `reason`, `decided_at`, `comment`, `signature`, `wishes` FROM `decisions`;
--> statement-breakpoint
DROP TABLE `decisions`;
--> statement-breakpoint
ALTER TABLE `__new_decisions` RENAME TO `decisions`;
--> statement-breakpoint
CREATE TABLE `__new_quote_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`quote_id` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`action` text DEFAULT 'submitted' NOT NULL,
	`actor` text DEFAULT 'visitor' NOT NULL,
	`user_id` text,
	`changes` text DEFAULT '[]' NOT NULL,
	`attempt` text,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "quote_events_changes" CHECK(json_valid("__new_quote_events"."changes") and json_type("__new_quote_events"."changes") = 'array')
);
--> statement-breakpoint
INSERT INTO `__new_quote_events` (`seq`, `quote_id`, `revision`, `created_at`, `action`, `actor`, `user_id`, `changes`)
SELECT `seq`, `quote_id`, `revision`, `created_at`, `action`, `actor`, `user_id`, `changes` FROM `quote_events`;
--> statement-breakpoint
-- The events' numbers go on where they were: the live feed counts by them.
INSERT INTO `sqlite_sequence` (`name`, `seq`) SELECT '__new_quote_events', 0
WHERE EXISTS (SELECT 1 FROM `sqlite_sequence` WHERE `name` = 'quote_events')
	AND NOT EXISTS (SELECT 1 FROM `sqlite_sequence` WHERE `name` = '__new_quote_events');
--> statement-breakpoint
UPDATE `sqlite_sequence` SET `seq` = (SELECT `seq` FROM `sqlite_sequence` WHERE `name` = 'quote_events') WHERE `name` = '__new_quote_events';
--> statement-breakpoint
DROP TABLE `quote_events`;
--> statement-breakpoint
ALTER TABLE `__new_quote_events` RENAME TO `quote_events`;
--> statement-breakpoint
DELETE FROM `sqlite_sequence` WHERE `name` = 'quote_events' AND `seq` IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_events_once` ON `quote_events` (`quote_id`,`revision`);
--> statement-breakpoint
CREATE INDEX `quote_events_unscheduled` ON `quote_events` (`created_at`) WHERE action = 'unscheduled';
--> statement-breakpoint
CREATE TABLE `__new_quote_addons` (
	`quote_id` text NOT NULL,
	`user_name` text NOT NULL,
	`contact_value` text NOT NULL,
	`addon_name` text NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `addon_name`),
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quote_addons_price" CHECK("__new_quote_addons"."price" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_quote_addons` (`quote_id`, `user_name`, `contact_value`, `addon_name`, `price`) SELECT `quote_id`, `user_name`, `contact_value`, `addon_name`, `price` FROM `quote_addons`;
--> statement-breakpoint
DROP TABLE `quote_addons`;
--> statement-breakpoint
ALTER TABLE `__new_quote_addons` RENAME TO `quote_addons`;
--> statement-breakpoint
CREATE TABLE `__new_quote_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`contact_method` text NOT NULL,
	`contact_value` text NOT NULL,
	`email` text,
	`zip_code` text NOT NULL,
	`address` text,
	`service_type` text NOT NULL,
	`home_size` text NOT NULL,
	`stories` text NOT NULL,
	`last_cleaned` text,
	`track_condition` text,
	`gutter_last_cleaned` text,
	`pressure_last_cleaned` text,
	`pressure_targets` text,
	`concerns` text,
	`package` text NOT NULL,
	`bundle_percent` integer NOT NULL,
	`rate_card` text DEFAULT '2026-11' NOT NULL,
	`estimated_price_low` integer NOT NULL,
	`estimated_price_high` integer NOT NULL,
	`total_price` integer NOT NULL,
	`window_count` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`confirmed_at` integer,
	`contacted` integer DEFAULT false NOT NULL,
	`contacted_at` integer,
	`admin_notes` text,
	`notes_revision` integer DEFAULT 0 NOT NULL,
	`spam` integer DEFAULT false NOT NULL,
	`spam_reason` text,
	`test` integer DEFAULT false NOT NULL,
	`fingerprint` text NOT NULL,
	`submission` integer DEFAULT 1 NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`changed_at` integer,
	`customer_token` text,
	`offered_at` integer,
	`offer_valid_until` integer,
	`accepted_at` integer,
	`declined_at` integer,
	`scheduled_for` integer,
	`scheduled_until` integer,
	`done_at` integer,
	`lost_at` integer,
	`offer_opened_at` integer,
	`lost_reason` text,
	`reminders_stopped_at` integer,
	`stage` text DEFAULT 'new' NOT NULL,
	`contacted_before` integer,
	`spam_reason_before` text,
	CONSTRAINT "quote_requests_id" CHECK(length("__new_quote_requests"."id") = 36),
	CONSTRAINT "quote_requests_name" CHECK(length("__new_quote_requests"."name") between 1 and 60),
	CONSTRAINT "quote_requests_contact_value" CHECK("__new_quote_requests"."contact_value" like '+%' and length("__new_quote_requests"."contact_value") between 9 and 32),
	CONSTRAINT "quote_requests_email" CHECK("__new_quote_requests"."contact_method" <> 'email' or "__new_quote_requests"."email" is not null),
	CONSTRAINT "quote_requests_zip_code" CHECK(length("__new_quote_requests"."zip_code") between 1 and 5),
	CONSTRAINT "quote_requests_service_type" CHECK("__new_quote_requests"."service_type" glob '[a-z]*' and "__new_quote_requests"."service_type" not glob '*[^a-z0-9-]*'),
	CONSTRAINT "quote_requests_bundle" CHECK("__new_quote_requests"."bundle_percent" between 0 and 100),
	CONSTRAINT "quote_requests_price" CHECK(0 <= "__new_quote_requests"."estimated_price_low" and "__new_quote_requests"."estimated_price_low" <= "__new_quote_requests"."estimated_price_high" and "__new_quote_requests"."estimated_price_low" <= "__new_quote_requests"."total_price"),
	CONSTRAINT "quote_requests_contacted" CHECK("__new_quote_requests"."contacted" in (0, 1) and "__new_quote_requests"."contacted" = ("__new_quote_requests"."contacted_at" is not null)),
	CONSTRAINT "quote_requests_spam" CHECK("__new_quote_requests"."spam" in (0, 1)),
	CONSTRAINT "quote_requests_test" CHECK("__new_quote_requests"."test" in (0, 1)),
	CONSTRAINT "quote_requests_counts" CHECK("__new_quote_requests"."submission" >= 1 and "__new_quote_requests"."revision" >= "__new_quote_requests"."submission")
);
--> statement-breakpoint
INSERT INTO `__new_quote_requests` (`id`, `name`, `contact_method`, `contact_value`, `email`, `zip_code`, `address`, `service_type`, `home_size`, `stories`, `last_cleaned`, `track_condition`, `gutter_last_cleaned`, `pressure_last_cleaned`, `pressure_targets`, `concerns`, `package`, `bundle_percent`, `rate_card`, `estimated_price_low`, `estimated_price_high`, `total_price`, `window_count`, `created_at`, `updated_at`, `confirmed_at`, `contacted`, `contacted_at`, `admin_notes`, `notes_revision`, `spam`, `spam_reason`, `test`, `fingerprint`, `submission`, `revision`, `changed_at`, `customer_token`, `offered_at`, `offer_valid_until`, `accepted_at`, `declined_at`, `scheduled_for`, `scheduled_until`, `done_at`, `lost_at`, `offer_opened_at`, `lost_reason`, `reminders_stopped_at`, `stage`, `contacted_before`, `spam_reason_before`)
SELECT `id`, `name`, `contact_method`, `contact_value`, `email`, `zip_code`, `address`, `service_type`, `home_size`, `stories`, `last_cleaned`, `track_condition`, `gutter_last_cleaned`, `pressure_last_cleaned`, `pressure_targets`, `concerns`, `package`, `bundle_percent`, `rate_card`, `estimated_price_low`, `estimated_price_high`, `total_price`, `window_count`, `created_at`, `updated_at`, `confirmed_at`, `contacted`, `contacted_at`, `admin_notes`, `notes_revision`, `spam`, `spam_reason`, `test`, `fingerprint`, `submission`, `revision`, `changed_at`, `customer_token`, `offered_at`, `offer_valid_until`, `accepted_at`, `declined_at`, `scheduled_for`, `scheduled_until`, `done_at`, `lost_at`, `offer_opened_at`, `lost_reason`, `reminders_stopped_at`,
	case when done_at is not null then 'done' when lost_at is not null then 'lost' when scheduled_for is not null then 'scheduled' when accepted_at is not null then 'accepted' when declined_at is not null then 'lost' when offered_at is not null then 'offered' when contacted_at is not null then 'contacted' else 'new' end,
	CASE WHEN `contacted` AND `stage` <> 'contacted' THEN min(`contacted_at`, coalesce(`changed_at`, `contacted_at` + 1) - 1) END, NULL
FROM `quote_requests`;
--> statement-breakpoint
DROP TABLE `quote_requests`;
--> statement-breakpoint
ALTER TABLE `__new_quote_requests` RENAME TO `quote_requests`;
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_requests_customer_token` ON `quote_requests` (`customer_token`);
--> statement-breakpoint
CREATE INDEX `quote_requests_newest` ON `quote_requests` (`spam`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `quote_requests_changed` ON `quote_requests` (`spam`,`created_at`,`id`) WHERE contacted = 1 and changed_at > contacted_at;
--> statement-breakpoint
CREATE INDEX `quote_requests_stage` ON `quote_requests` (`spam`,`stage`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `quote_requests_offered` ON `quote_requests` (`spam`,`offered_at`,`id`) WHERE stage = 'offered';
--> statement-breakpoint
CREATE INDEX `quote_requests_offer_end` ON `quote_requests` (`spam`,`offer_valid_until`,`id`) WHERE stage = 'offered';
--> statement-breakpoint
CREATE INDEX `quote_requests_done` ON `quote_requests` (`done_at`,`id`) WHERE done_at is not null;
--> statement-breakpoint
CREATE INDEX `quote_requests_phone` ON `quote_requests` (`contact_value`,`created_at`);
--> statement-breakpoint
CREATE INDEX `quote_requests_email` ON `quote_requests` (lower(email),`created_at`) WHERE email is not null;
--> statement-breakpoint
CREATE INDEX `quote_requests_scheduled` ON `quote_requests` (`scheduled_for`,`id`) WHERE scheduled_for is not null;
--> statement-breakpoint
ALTER TABLE `settings` ADD `schedule_revision` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TABLE `quote_search_text_new` (
	`position` integer PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL UNIQUE REFERENCES `quote_requests`(`id`) ON DELETE cascade,
	`state` text NOT NULL,
	`words` text NOT NULL,
	`notes` text NOT NULL,
	`reference` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `quote_search_text_new` SELECT `position`, `quote_id`, `state`, `words`, `notes`, `reference` FROM `quote_search_text`;
--> statement-breakpoint
DROP TABLE `quote_search_text`;
--> statement-breakpoint
ALTER TABLE `quote_search_text_new` RENAME TO `quote_search_text`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `quote_search` USING fts5(
	`state`, `words`, `notes`, `reference`,
	content='quote_search_text', content_rowid='position',
	tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8', detail=column, columnsize=0
);
--> statement-breakpoint
INSERT INTO `quote_search` (`quote_search`) VALUES ('rebuild');
--> statement-breakpoint
-- A changed text is deleted and inserted anew.
CREATE TRIGGER `quote_search_text_inserted` AFTER INSERT ON `quote_search_text` BEGIN
	INSERT INTO `quote_search` (rowid, `state`, `words`, `notes`, `reference`)
	VALUES (new.`position`, new.`state`, new.`words`, new.`notes`, new.`reference`);
END;
--> statement-breakpoint
CREATE TRIGGER `quote_search_text_deleted` AFTER DELETE ON `quote_search_text` BEGIN
	INSERT INTO `quote_search` (`quote_search`, rowid, `state`, `words`, `notes`, `reference`)
	VALUES ('delete', old.`position`, old.`state`, old.`words`, old.`notes`, old.`reference`);
END;
--> statement-breakpoint
DROP TABLE `quote_counts`;
--> statement-breakpoint
DELETE FROM `stage_counts`;
--> statement-breakpoint
INSERT INTO `stage_counts`
SELECT `column1`, (SELECT count(*) FROM `quote_requests` WHERE CASE WHEN `spam` THEN 'spam' ELSE `stage` END = `column1`)
FROM (VALUES ('new'), ('contacted'), ('offered'), ('accepted'), ('scheduled'), ('done'), ('lost'), ('spam'));
--> statement-breakpoint
CREATE TRIGGER `quote_requests_erased` BEFORE INSERT ON `quote_requests`
WHEN EXISTS (SELECT 1 FROM `erased_quotes` WHERE `quote_id` = new.`id`) BEGIN
	SELECT RAISE(ABORT, 'erased');
END;
--> statement-breakpoint
CREATE TRIGGER `offers_kept` BEFORE DELETE ON `offers`
WHEN EXISTS (SELECT 1 FROM `quote_requests` WHERE `id` = old.`quote_id`) BEGIN
	SELECT RAISE(ABORT, 'an offer is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `decisions_unchanged` BEFORE UPDATE ON `decisions` BEGIN
	SELECT RAISE(ABORT, 'a decision is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `decisions_kept` BEFORE DELETE ON `decisions`
WHEN EXISTS (SELECT 1 FROM `offers` WHERE `id` = old.`offer_id`) BEGIN
	SELECT RAISE(ABORT, 'a decision is never deleted');
END;
