ALTER TABLE `quote_requests` ADD `reminder_due_at` integer;--> statement-breakpoint
CREATE INDEX `quote_requests_reminder_due` ON `quote_requests` (`offer_valid_until`,`reminder_due_at`,`id`) WHERE reminder_due_at is not null;--> statement-breakpoint
-- For offers that wait already: two days after they were sent, a week after where the customer was reminded before, and never where that was
-- done after a week.
UPDATE `quote_requests` SET `reminder_due_at` = (
	SELECT min(`due`) FROM (
		SELECT 1 AS `number`, `offered_at` + 172800000 AS `due` UNION ALL SELECT 2, `offered_at` + 604800000
	) WHERE `number` > coalesce((
		SELECT max(`number`) FROM (SELECT 1 AS `number`, 172800000 AS `wait` UNION ALL SELECT 2, 604800000)
		WHERE (
			SELECT coalesce(`changes` ->> '$[0].to', '') <> 'taken back' FROM `quote_events`
			WHERE `quote_id` = `quote_requests`.`id` AND `action` = 'reminded' AND `created_at` >= `offered_at` + `wait`
			ORDER BY `revision` DESC LIMIT 1
		)
	), 0)
)
WHERE `offered_at` IS NOT NULL AND `declined_at` IS NULL AND `done_at` IS NULL AND `lost_at` IS NULL
	AND (`accepted_at` IS NULL OR `offered_at` > `accepted_at`) AND `spam` = 0 AND `test` = 0
	AND `reminders_stopped_at` IS NULL AND coalesce(`offer_delivered_at`, `offer_opened_at`) IS NOT NULL;
