-- What the owner's list needs beside the quotes themselves, kept by triggers in the transaction that changes
-- a quote: how many there are in each state, and the text that is searched. Drizzle cannot write these.

-- A state's quotes, so that the tabs' counts read three rows and scan nothing.
CREATE TABLE `quote_counts` (
	`state` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	CONSTRAINT "quote_counts_state" CHECK(`state` in ('new', 'contacted', 'spam')),
	CONSTRAINT "quote_counts_count" CHECK(`count` >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `quote_counts`
SELECT `state`, (
	SELECT count(*) FROM `quote_requests`
	WHERE case when `spam` then 'spam' when `contacted` then 'contacted' else 'new' end = `state`
)
FROM (SELECT 'new' AS `state` UNION ALL SELECT 'contacted' UNION ALL SELECT 'spam');
--> statement-breakpoint
-- One row a quote. `position` is the creation time in milliseconds times 1,000, counted up within the
-- millisecond: whoever walks it downwards meets the newest quote first.
CREATE TABLE `quote_search_text` (
	`position` integer PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL UNIQUE,
	`state` text NOT NULL,
	`name` text NOT NULL,
	`contact_value` text NOT NULL
);
--> statement-breakpoint
-- The state is among the searched columns, so that a search within a tab meets no other tab's quotes.
CREATE VIRTUAL TABLE `quote_search` USING fts5(
	`state`, `name`, `contact_value`,
	content='quote_search_text', content_rowid='position', tokenize='trigram'
);
--> statement-breakpoint
CREATE TRIGGER `quote_search_text_inserted` AFTER INSERT ON `quote_search_text` BEGIN
	INSERT INTO `quote_search` (rowid, `state`, `name`, `contact_value`)
	VALUES (new.`position`, new.`state`, new.`name`, new.`contact_value`);
END;
--> statement-breakpoint
CREATE TRIGGER `quote_search_text_deleted` AFTER DELETE ON `quote_search_text` BEGIN
	INSERT INTO `quote_search` (`quote_search`, rowid, `state`, `name`, `contact_value`)
	VALUES ('delete', old.`position`, old.`state`, old.`name`, old.`contact_value`);
END;
--> statement-breakpoint
CREATE TRIGGER `quote_search_text_updated` AFTER UPDATE ON `quote_search_text` BEGIN
	INSERT INTO `quote_search` (`quote_search`, rowid, `state`, `name`, `contact_value`)
	VALUES ('delete', old.`position`, old.`state`, old.`name`, old.`contact_value`);
	INSERT INTO `quote_search` (rowid, `state`, `name`, `contact_value`)
	VALUES (new.`position`, new.`state`, new.`name`, new.`contact_value`);
END;
--> statement-breakpoint
INSERT INTO `quote_search_text` (`position`, `quote_id`, `state`, `name`, `contact_value`)
SELECT
	`created_at` * 1000 + row_number() OVER (PARTITION BY `created_at` ORDER BY `id`) - 1,
	`id`,
	case when `spam` then 'spam' when `contacted` then 'contacted' else 'new' end,
	`name`,
	`contact_value`
FROM `quote_requests`;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_inserted` AFTER INSERT ON `quote_requests` BEGIN
	UPDATE `quote_counts` SET `count` = `count` + 1
	WHERE `state` = case when new.`spam` then 'spam' when new.`contacted` then 'contacted' else 'new' end;
	INSERT INTO `quote_search_text` (`position`, `quote_id`, `state`, `name`, `contact_value`)
	VALUES (
		coalesce(
			(
				SELECT max(`position`) + 1 FROM `quote_search_text`
				WHERE `position` BETWEEN new.`created_at` * 1000 AND new.`created_at` * 1000 + 999
			),
			new.`created_at` * 1000
		),
		new.`id`,
		case when new.`spam` then 'spam' when new.`contacted` then 'contacted' else 'new' end,
		new.`name`,
		new.`contact_value`
	);
END;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_moved` AFTER UPDATE OF `spam`, `contacted` ON `quote_requests`
WHEN new.`spam` <> old.`spam` OR new.`contacted` <> old.`contacted` BEGIN
	UPDATE `quote_counts` SET `count` = `count` - 1
	WHERE `state` = case when old.`spam` then 'spam' when old.`contacted` then 'contacted' else 'new' end;
	UPDATE `quote_counts` SET `count` = `count` + 1
	WHERE `state` = case when new.`spam` then 'spam' when new.`contacted` then 'contacted' else 'new' end;
	UPDATE `quote_search_text`
	SET `state` = case when new.`spam` then 'spam' when new.`contacted` then 'contacted' else 'new' end
	WHERE `quote_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_renamed` AFTER UPDATE OF `name`, `contact_value` ON `quote_requests`
WHEN new.`name` <> old.`name` OR new.`contact_value` <> old.`contact_value` BEGIN
	UPDATE `quote_search_text` SET `name` = new.`name`, `contact_value` = new.`contact_value`
	WHERE `quote_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_deleted` AFTER DELETE ON `quote_requests` BEGIN
	UPDATE `quote_counts` SET `count` = `count` - 1
	WHERE `state` = case when old.`spam` then 'spam' when old.`contacted` then 'contacted' else 'new' end;
	DELETE FROM `quote_search_text` WHERE `quote_id` = old.`id`;
END;
--> statement-breakpoint
-- The notices that will not be sent any more: the list shows them, and there should be none.
CREATE INDEX `outbox_failed` ON `outbox` (`failed_at`) WHERE failed_at is not null;
