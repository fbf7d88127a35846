ALTER TABLE `customers` ADD `searched_name` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `searched_note` text;