-- The state that is searched says of a contacted quote whether its visitor changed it since: without that a search among
-- those to look at again had to read every contacted quote that it found.
DROP TRIGGER `quote_requests_inserted`;
--> statement-breakpoint
DROP TRIGGER `quote_requests_changed`;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_inserted` AFTER INSERT ON `quote_requests` BEGIN
	UPDATE `quote_counts` SET `count` = `count` + 1
	WHERE `state` = case when new.`spam` then 'spam' when new.`contacted` then 'contacted' else 'new' end;
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
		case when new.`spam` then 'spam' when new.`contacted` then case when new.`changed_at` > new.`contacted_at` then 'contacted changed' else 'contacted' end else 'new' end,
		`words`,
		replace(replace(replace(replace(replace(replace(coalesce(new.`admin_notes`, ''), '''', ''), '’', ''), '‘', ''), 'ʼ', ''), '`', ''), '´', ''),
		substr(new.`id`, 1, 8)
	FROM `quote_search_words` WHERE `quote_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_changed`
AFTER UPDATE OF `spam`, `contacted`, `contacted_at`, `changed_at`, `name`, `contact_value`, `email`, `zip_code`, `address`, `service_type`, `package`, `admin_notes` ON `quote_requests`
WHEN case when new.`spam` then 'spam' when new.`contacted` then case when new.`changed_at` > new.`contacted_at` then 'contacted changed' else 'contacted' end else 'new' end <> case when old.`spam` then 'spam' when old.`contacted` then case when old.`changed_at` > old.`contacted_at` then 'contacted changed' else 'contacted' end else 'new' end
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
	WHERE `state` = case when old.`spam` then 'spam' when old.`contacted` then 'contacted' else 'new' end;
	UPDATE `quote_counts` SET `count` = `count` + 1
	WHERE `state` = case when new.`spam` then 'spam' when new.`contacted` then 'contacted' else 'new' end;
	UPDATE `quote_search_text` SET
		`state` = case when new.`spam` then 'spam' when new.`contacted` then case when new.`changed_at` > new.`contacted_at` then 'contacted changed' else 'contacted' end else 'new' end,
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
UPDATE `quote_search_text` SET `state` = 'contacted changed'
WHERE `quote_id` IN (
	SELECT `id` FROM `quote_requests` INDEXED BY `quote_requests_changed`
	WHERE `spam` = 0 AND contacted = 1 AND changed_at > contacted_at
);
