ALTER TABLE `quote_requests` ADD `told_date` text;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `answer_untold_at` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `tell_until` integer;--> statement-breakpoint
CREATE INDEX `quote_requests_untold` ON `quote_requests` (`tell_until`,`id`) WHERE tell_until is not null;--> statement-breakpoint
-- Whoever has a date already is taken to know it.
UPDATE `quote_requests` SET `told_date` = `scheduled_for` || '/' || `scheduled_until`
WHERE `scheduled_for` IS NOT NULL AND `scheduled_until` IS NOT NULL AND `lost_at` IS NULL AND `spam` = 0;
