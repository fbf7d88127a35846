CREATE TABLE `erased_quotes` (
	`quote_id` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erased_quotes_erased` ON `erased_quotes` (`erased_at`);--> statement-breakpoint
-- Written by hand, because it holds for every way a quote may be saved.
CREATE TRIGGER `quote_requests_erased` BEFORE INSERT ON `quote_requests`
WHEN EXISTS (SELECT 1 FROM `erased_quotes` WHERE `quote_id` = new.`id`) BEGIN
	SELECT RAISE(ABORT, 'erased');
END;
