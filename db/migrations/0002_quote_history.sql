-- Written by hand: Drizzle would make `quote_events` anew, and leave out what happens when a quote is deleted.

ALTER TABLE `quote_events` ADD `action` text DEFAULT 'submitted' NOT NULL
	CONSTRAINT "quote_events_action" CHECK(`action` in ('submitted', 'changed', 'add-ons', 'confirmed', 'contacted', 'reopened', 'notes', 'spam', 'not-spam'));
--> statement-breakpoint
ALTER TABLE `quote_events` ADD `actor` text DEFAULT 'visitor' NOT NULL
	CONSTRAINT "quote_events_actor" CHECK(`actor` in ('visitor', 'owner'));
--> statement-breakpoint
ALTER TABLE `quote_events` ADD `user_id` text REFERENCES `users`(`id`) ON DELETE set null;
--> statement-breakpoint
ALTER TABLE `quote_events` ADD `changes` text DEFAULT '[]' NOT NULL
	CONSTRAINT "quote_events_changes" CHECK(json_valid(`changes`) and json_type(`changes`) = 'array');
--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `changed_at` integer;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `quote_id` text REFERENCES `quote_requests`(`id`) ON DELETE cascade;
--> statement-breakpoint
-- What earlier events were can be told where the quote kept their time; the others changed something.
UPDATE `quote_events` SET `action` = 'changed' WHERE `kind` = 'updated';
--> statement-breakpoint
UPDATE `quote_events` SET `action` = 'confirmed' WHERE `kind` = 'updated' AND EXISTS (
	SELECT 1 FROM `quote_requests` WHERE `id` = `quote_id` AND `confirmed_at` = `quote_events`.`created_at`
);
--> statement-breakpoint
UPDATE `quote_events` SET `action` = 'contacted', `actor` = 'owner' WHERE `kind` = 'updated' AND EXISTS (
	SELECT 1 FROM `quote_requests` WHERE `id` = `quote_id` AND `contacted_at` = `quote_events`.`created_at`
);
--> statement-breakpoint
UPDATE `outbox` SET `quote_id` = substr(`idempotency_key`, 12, 36) WHERE `kind` = 'send-quote' AND EXISTS (
	SELECT 1 FROM `quote_requests` WHERE `id` = substr(`idempotency_key`, 12, 36)
);
--> statement-breakpoint
CREATE INDEX `outbox_quote` ON `outbox` (`quote_id`,`created_at`) WHERE quote_id is not null;
