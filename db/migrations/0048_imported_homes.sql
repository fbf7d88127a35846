ALTER TABLE `customers` ADD `imported_address` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `imported_zip` text;