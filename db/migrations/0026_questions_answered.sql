CREATE TABLE `customer_answers` (
	`question_id` text PRIMARY KEY NOT NULL,
	`text` text,
	`answered_at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `customer_questions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "customer_answers_text" CHECK(length("customer_answers"."text") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE `customer_questions` ADD `lines` text;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `offer_delivered_at` integer;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `asked_at` integer;--> statement-breakpoint
CREATE INDEX `quote_requests_asked` ON `quote_requests` (`asked_at`,`id`) WHERE asked_at is not null;--> statement-breakpoint
-- Whoever was sent an offer before was told of it.
UPDATE `quote_requests` SET `offer_delivered_at` = `offered_at` WHERE `offered_at` is not null;