DROP INDEX `quote_requests_status_newest`;
--> statement-breakpoint
-- The state that is searched and counted comes from the stage: what is past the first is not new, whether or not
-- somebody marked it as contacted. From the mark alone a search had to look for such quotes among the new each time.
DROP TRIGGER `quote_requests_inserted`;
--> statement-breakpoint
DROP TRIGGER `quote_requests_changed`;
--> statement-breakpoint
DROP TRIGGER `quote_requests_deleted`;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_inserted` AFTER INSERT ON `quote_requests` BEGIN
	UPDATE `quote_counts` SET `count` = `count` + 1
	WHERE `state` = case when new.`spam` then 'spam' when new.`stage` = 'new' then 'new' else 'contacted' end;
	INSERT INTO `quote_search_text`
	SELECT
		coalesce(
			(
				SELECT max(`position`) + 1 FROM `quote_search_text`
				WHERE `position` BETWEEN new.`created_at` * 1000 AND new.`created_at` * 1000 + 999
			),
			new.`created_at` * 1000
		),
		new.`id`,
		case when new.`spam` then 'spam' when new.`stage` = 'new' then 'new' when new.`contacted` and new.`changed_at` > new.`contacted_at` then 'contacted changed' else 'contacted' end,
		`words`,
		replace(replace(replace(replace(replace(replace(coalesce(new.`admin_notes`, ''), '''', ''), '’', ''), '‘', ''), 'ʼ', ''), '`', ''), '´', ''),
		substr(new.`id`, 1, 8)
	FROM `quote_search_words` WHERE `quote_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_changed`
AFTER UPDATE OF `spam`, `contacted`, `contacted_at`, `changed_at`, `offered_at`, `accepted_at`, `declined_at`, `scheduled_for`, `done_at`, `lost_at`, `name`, `contact_value`, `email`, `zip_code`, `address`, `service_type`, `package`, `admin_notes` ON `quote_requests`
WHEN case when new.`spam` then 'spam' when new.`stage` = 'new' then 'new' when new.`contacted` and new.`changed_at` > new.`contacted_at` then 'contacted changed' else 'contacted' end <> case when old.`spam` then 'spam' when old.`stage` = 'new' then 'new' when old.`contacted` and old.`changed_at` > old.`contacted_at` then 'contacted changed' else 'contacted' end
	OR new.`admin_notes` IS NOT old.`admin_notes`
	OR new.`name` IS NOT old.`name`
	OR new.`contact_value` IS NOT old.`contact_value`
	OR new.`email` IS NOT old.`email`
	OR new.`zip_code` IS NOT old.`zip_code`
	OR new.`address` IS NOT old.`address`
	OR new.`service_type` IS NOT old.`service_type`
	OR new.`package` IS NOT old.`package`
BEGIN
	UPDATE `quote_counts` SET `count` = `count` - 1
	WHERE `state` = case when old.`spam` then 'spam' when old.`stage` = 'new' then 'new' else 'contacted' end;
	UPDATE `quote_counts` SET `count` = `count` + 1
	WHERE `state` = case when new.`spam` then 'spam' when new.`stage` = 'new' then 'new' else 'contacted' end;
	UPDATE `quote_search_text` SET
		`state` = case when new.`spam` then 'spam' when new.`stage` = 'new' then 'new' when new.`contacted` and new.`changed_at` > new.`contacted_at` then 'contacted changed' else 'contacted' end,
		`words` = case
			when new.`name` IS NOT old.`name`
				OR new.`contact_value` IS NOT old.`contact_value`
				OR new.`email` IS NOT old.`email`
				OR new.`zip_code` IS NOT old.`zip_code`
				OR new.`address` IS NOT old.`address`
				OR new.`service_type` IS NOT old.`service_type`
				OR new.`package` IS NOT old.`package`
			then (SELECT `words` FROM `quote_search_words` WHERE `quote_id` = new.`id`)
			else `words`
		end,
		`notes` = replace(replace(replace(replace(replace(replace(coalesce(new.`admin_notes`, ''), '''', ''), '’', ''), '‘', ''), 'ʼ', ''), '`', ''), '´', '')
	WHERE `quote_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_deleted` AFTER DELETE ON `quote_requests` BEGIN
	UPDATE `quote_counts` SET `count` = `count` - 1
	WHERE `state` = case when old.`spam` then 'spam' when old.`stage` = 'new' then 'new' else 'contacted' end;
	DELETE FROM `quote_search_text` WHERE `quote_id` = old.`id`;
END;
--> statement-breakpoint
UPDATE `quote_search_text` SET `state` = 'contacted'
WHERE `state` = 'new' AND `quote_id` IN (SELECT `id` FROM `quote_requests` WHERE `spam` = 0 AND `stage` <> 'new');
--> statement-breakpoint
UPDATE `quote_counts` SET `count` = (
	SELECT count(*) FROM `quote_requests`
	WHERE case when `spam` then 'spam' when `stage` = 'new' then 'new' else 'contacted' end = `state`
);
