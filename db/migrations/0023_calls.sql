ALTER TABLE `quote_requests` ADD `source` text DEFAULT 'website' NOT NULL;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `heard_of_us` text;