ALTER TABLE `quote_requests` ADD `customer_token` text;
--> statement-breakpoint
-- Quotes saved before have a page as well.
UPDATE `quote_requests` SET `customer_token` = lower(hex(randomblob(16)));
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_requests_customer_token` ON `quote_requests` (`customer_token`);
