CREATE TABLE `quote_sources` (
	`quote_id` text PRIMARY KEY NOT NULL,
	`network` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quote_sources_network` ON `quote_sources` (`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `quote_sources_created` ON `quote_sources` (`created_at`);--> statement-breakpoint
-- The signals' names in the field's words.
UPDATE `quote_requests` SET `spam_reason` = CASE `spam_reason` WHEN 'bait' THEN 'honeypot' WHEN 'address' THEN 'busy-network' ELSE `spam_reason` END
WHERE `spam_reason` IN ('bait', 'address');
--> statement-breakpoint
DELETE FROM `throttle` WHERE `key` LIKE 'quotes:%';
