ALTER TABLE `customer_questions` ADD `wanted` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `change_id` text;