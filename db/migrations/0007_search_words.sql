-- The search finds all that an owner may know of a quote, word by word: words fold accents in the index and apostrophes
-- here, and one or two letters have an index of their own (`prefix`), where the trigram index needed three.
DROP TRIGGER `quote_requests_inserted`;
--> statement-breakpoint
DROP TRIGGER `quote_requests_moved`;
--> statement-breakpoint
DROP TRIGGER `quote_requests_renamed`;
--> statement-breakpoint
DROP TABLE `quote_search_text`;
--> statement-breakpoint
DROP TABLE `quote_search`;
--> statement-breakpoint
-- What is searched of a quote. The name and the number stand there once from each of their characters on, so that what
-- begins a word is also what is found within one. The notes are beside it: they change more often.
CREATE VIEW `quote_search_words` AS
SELECT
	`id` AS `quote_id`,
	replace(replace(replace(replace(replace(replace(
		rtrim(substr(`name`, 1) || ' ' || substr(`name`, 2) || ' ' || substr(`name`, 3) || ' ' || substr(`name`, 4) || ' ' || substr(`name`, 5) || ' ' || substr(`name`, 6) || ' ' ||
			substr(`name`, 7) || ' ' || substr(`name`, 8) || ' ' || substr(`name`, 9) || ' ' || substr(`name`, 10) || ' ' || substr(`name`, 11) || ' ' || substr(`name`, 12) || ' ' ||
			substr(`name`, 13) || ' ' || substr(`name`, 14) || ' ' || substr(`name`, 15) || ' ' || substr(`name`, 16) || ' ' || substr(`name`, 17) || ' ' || substr(`name`, 18) || ' ' ||
			substr(`name`, 19) || ' ' || substr(`name`, 20) || ' ' || substr(`name`, 21) || ' ' || substr(`name`, 22) || ' ' || substr(`name`, 23) || ' ' || substr(`name`, 24) || ' ' ||
			substr(`name`, 25) || ' ' || substr(`name`, 26) || ' ' || substr(`name`, 27) || ' ' || substr(`name`, 28) || ' ' || substr(`name`, 29) || ' ' || substr(`name`, 30) || ' ' ||
			substr(`name`, 31) || ' ' || substr(`name`, 32) || ' ' || substr(`name`, 33) || ' ' || substr(`name`, 34) || ' ' || substr(`name`, 35) || ' ' || substr(`name`, 36) || ' ' ||
			substr(`name`, 37) || ' ' || substr(`name`, 38) || ' ' || substr(`name`, 39) || ' ' || substr(`name`, 40) || ' ' || substr(`name`, 41) || ' ' || substr(`name`, 42) || ' ' ||
			substr(`name`, 43) || ' ' || substr(`name`, 44) || ' ' || substr(`name`, 45) || ' ' || substr(`name`, 46) || ' ' || substr(`name`, 47) || ' ' || substr(`name`, 48) || ' ' ||
			substr(`name`, 49) || ' ' || substr(`name`, 50) || ' ' || substr(`name`, 51) || ' ' || substr(`name`, 52) || ' ' || substr(`name`, 53) || ' ' || substr(`name`, 54) || ' ' ||
			substr(`name`, 55) || ' ' || substr(`name`, 56) || ' ' || substr(`name`, 57) || ' ' || substr(`name`, 58) || ' ' || substr(`name`, 59) || ' ' || substr(`name`, 60)) || ' ' ||
		rtrim(substr(`contact_value`, 2) || ' ' || substr(`contact_value`, 3) || ' ' || substr(`contact_value`, 4) || ' ' || substr(`contact_value`, 5) || ' ' || substr(`contact_value`, 6) || ' ' || substr(`contact_value`, 7) || ' ' ||
			substr(`contact_value`, 8) || ' ' || substr(`contact_value`, 9) || ' ' || substr(`contact_value`, 10) || ' ' || substr(`contact_value`, 11) || ' ' || substr(`contact_value`, 12) || ' ' || substr(`contact_value`, 13) || ' ' ||
			substr(`contact_value`, 14) || ' ' || substr(`contact_value`, 15) || ' ' || substr(`contact_value`, 16)) || ' ' ||
		`zip_code` || ' ' || coalesce(`address`, '') || ' ' || coalesce(`email`, '') || ' ' ||
		`package` || ' ' || `service_type` || ' ' ||
		coalesce((SELECT group_concat(`service`, ' ') FROM `quote_services` WHERE `quote_id` = `id`), '') || ' ' ||
		coalesce((
			SELECT group_concat(case `addon_name` when 'gutter-cleaning' then '' else 'pressure washing ' end || `addon_name`, ' ')
			FROM `quote_addons` WHERE `quote_id` = `id`
		), ''),
	'''', ''), '’', ''), '‘', ''), 'ʼ', ''), '`', ''), '´', '') AS `words`
FROM `quote_requests`;
--> statement-breakpoint
-- One row a quote. `position` is the creation time in milliseconds times 1,000, counted up within the
-- millisecond: whoever walks it downwards meets the newest quote first.
CREATE TABLE `quote_search_text` (
	`position` integer PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL UNIQUE,
	`state` text NOT NULL,
	`words` text NOT NULL,
	`notes` text NOT NULL,
	`reference` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `quote_search_text`
SELECT
	`created_at` * 1000 + row_number() OVER (PARTITION BY `created_at` ORDER BY `id`) - 1,
	`id`,
	case when `quote_requests`.`spam` then 'spam' when `quote_requests`.`contacted` then 'contacted' else 'new' end,
	`words`,
	replace(replace(replace(replace(replace(replace(coalesce(`admin_notes`, ''), '''', ''), '’', ''), '‘', ''), 'ʼ', ''), '`', ''), '´', ''),
	substr(`id`, 1, 8)
FROM `quote_requests` JOIN `quote_search_words` ON `quote_id` = `id`;
--> statement-breakpoint
-- The state is a column of its own, so that a search within a tab meets no other tab's quotes, and so is the
-- reference: its hexadecimal digits would be found in place of names.
CREATE VIRTUAL TABLE `quote_search` USING fts5(
	`state`, `words`, `notes`, `reference`,
	content='quote_search_text', content_rowid='position',
	tokenize='unicode61 remove_diacritics 2', prefix='1 2 3', detail=column, columnsize=0
);
--> statement-breakpoint
INSERT INTO `quote_search` (`quote_search`) VALUES ('rebuild');
--> statement-breakpoint
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
CREATE TRIGGER `quote_search_text_updated` AFTER UPDATE ON `quote_search_text`
WHEN new.`state` <> old.`state` OR new.`words` <> old.`words` OR new.`notes` <> old.`notes` BEGIN
	INSERT INTO `quote_search` (`quote_search`, rowid, `state`, `words`, `notes`, `reference`)
	VALUES ('delete', old.`position`, old.`state`, old.`words`, old.`notes`, old.`reference`);
	INSERT INTO `quote_search` (rowid, `state`, `words`, `notes`, `reference`)
	VALUES (new.`position`, new.`state`, new.`words`, new.`notes`, new.`reference`);
END;
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
		case when new.`spam` then 'spam' when new.`contacted` then 'contacted' else 'new' end,
		`words`,
		replace(replace(replace(replace(replace(replace(coalesce(new.`admin_notes`, ''), '''', ''), '’', ''), '‘', ''), 'ʼ', ''), '`', ''), '´', ''),
		substr(new.`id`, 1, 8)
	FROM `quote_search_words` WHERE `quote_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_changed`
AFTER UPDATE OF `spam`, `contacted`, `name`, `contact_value`, `email`, `zip_code`, `address`, `service_type`, `package`, `admin_notes` ON `quote_requests`
WHEN new.`spam` <> old.`spam` OR new.`contacted` <> old.`contacted`
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
		`state` = case when new.`spam` then 'spam' when new.`contacted` then 'contacted' else 'new' end,
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
-- The main service is known with the quote itself. Further ones, and add-ons, are words at the end.
CREATE TRIGGER `quote_services_inserted` AFTER INSERT ON `quote_services` BEGIN
	UPDATE `quote_search_text` SET `words` = `words` || ' ' || new.`service`
	WHERE `quote_id` = new.`quote_id` AND instr(`words`, new.`service`) = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_addons_inserted` AFTER INSERT ON `quote_addons` BEGIN
	UPDATE `quote_search_text` SET `words` = `words` || ' ' || case new.`addon_name` when 'gutter-cleaning' then '' else 'pressure washing ' end || new.`addon_name`
	WHERE `quote_id` = new.`quote_id`;
END;
--> statement-breakpoint
-- Where the quote itself is deleted its text is, or will be, too.
CREATE TRIGGER `quote_services_deleted` AFTER DELETE ON `quote_services`
WHEN EXISTS (SELECT 1 FROM `quote_requests` WHERE `id` = old.`quote_id` AND `service_type` <> old.`service`) BEGIN
	UPDATE `quote_search_text`
	SET `words` = (SELECT `words` FROM `quote_search_words` WHERE `quote_id` = old.`quote_id`)
	WHERE `quote_id` = old.`quote_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_addons_deleted` AFTER DELETE ON `quote_addons`
WHEN EXISTS (SELECT 1 FROM `quote_requests` WHERE `id` = old.`quote_id`) BEGIN
	UPDATE `quote_search_text`
	SET `words` = (SELECT `words` FROM `quote_search_words` WHERE `quote_id` = old.`quote_id`)
	WHERE `quote_id` = old.`quote_id`;
END;
