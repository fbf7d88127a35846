CREATE TABLE `decisions` (
	`offer_id` text PRIMARY KEY NOT NULL,
	`attempt` text NOT NULL,
	`outcome` text NOT NULL,
	`name` text,
	`reason` text,
	`decided_at` integer NOT NULL,
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "decisions_outcome" CHECK("decisions"."outcome" in ('accepted', 'declined', 'withdrawn')),
	CONSTRAINT "decisions_name" CHECK("decisions"."outcome" <> 'accepted' or length("decisions"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE `offers` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`number` integer NOT NULL,
	`lines` text NOT NULL,
	`total` integer NOT NULL,
	`note` text,
	`terms_version` text NOT NULL,
	`valid_until` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`sent_by` text,
	`sha256` text NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "offers_id" CHECK(length("offers"."id") = 36),
	CONSTRAINT "offers_number" CHECK("offers"."number" >= 1),
	CONSTRAINT "offers_lines" CHECK(json_valid("offers"."lines") and json_type("offers"."lines") = 'array'),
	CONSTRAINT "offers_total" CHECK("offers"."total" between 0 and 100000),
	CONSTRAINT "offers_valid_until" CHECK("offers"."valid_until" > "offers"."sent_at"),
	CONSTRAINT "offers_sha256" CHECK(length("offers"."sha256") = 64)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_number` ON `offers` (`quote_id`,`number`);--> statement-breakpoint
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
	CONSTRAINT "quote_events_action" CHECK(`action` in ('submitted', 'changed', 'add-ons', 'confirmed', 'contacted', 'reopened', 'notes', 'spam', 'not-spam', 'offered', 'accepted', 'declined', 'withdrawn')),
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
ALTER TABLE `quote_requests` ADD `offered_at` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `offer_valid_until` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `accepted_at` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `declined_at` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `scheduled_for` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `scheduled_until` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `done_at` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `lost_at` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `stage` text GENERATED ALWAYS AS (case when done_at is not null then 'done' when lost_at is not null then 'lost' when scheduled_for is not null then 'scheduled' when accepted_at is not null then 'accepted' when declined_at is not null then 'lost' when offered_at is not null then 'offered' when contacted_at is not null then 'contacted' else 'new' end) VIRTUAL;
--> statement-breakpoint
-- An offer that was sent, and what became of it, stay as they are while there is the quote.
CREATE TRIGGER `offers_unchanged` BEFORE UPDATE ON `offers` BEGIN
	SELECT RAISE(ABORT, 'an offer is never changed');
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
--> statement-breakpoint
-- Whatever writes them: what was accepted is not replaced, and only the newest offer is decided, while it is valid.
CREATE TRIGGER `offers_next` BEFORE INSERT ON `offers`
WHEN new.`number` <> (SELECT coalesce(max(`number`), 0) + 1 FROM `offers` WHERE `quote_id` = new.`quote_id`)
	OR EXISTS (
		SELECT 1 FROM `decisions` JOIN `offers` ON `offers`.`id` = `offer_id`
		WHERE `quote_id` = new.`quote_id` AND `outcome` = 'accepted'
	) BEGIN
	SELECT RAISE(ABORT, 'the offer does not follow the newest');
END;
--> statement-breakpoint
CREATE TRIGGER `decisions_current` BEFORE INSERT ON `decisions`
WHEN NOT EXISTS (
	SELECT 1 FROM `offers` AS `decided`
	WHERE `id` = new.`offer_id` AND `valid_until` > new.`decided_at`
		AND `number` = (SELECT max(`number`) FROM `offers` WHERE `quote_id` = `decided`.`quote_id`)
) BEGIN
	SELECT RAISE(ABORT, 'the offer is not current');
END;
