-- Customers and their keys are found by what they are known by alone: without a rowid that is one row read, and not two.
CREATE TABLE `customer_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`action` text NOT NULL,
	`user_id` text,
	`change` text NOT NULL,
	`attempt` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "customer_events_change" CHECK(json_valid("customer_events"."change") and json_type("customer_events"."change") = 'object'),
	CONSTRAINT "customer_events_revision" CHECK("customer_events"."revision" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_events_once` ON `customer_events` (`customer_id`,`revision`);--> statement-breakpoint
CREATE TABLE `customer_keys` (
	`value` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `customer_keys_customer` ON `customer_keys` (`customer_id`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` text PRIMARY KEY NOT NULL,
	`primary_id` text NOT NULL,
	`name` text NOT NULL,
	`note` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`primary_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customers_id" CHECK(length("customers"."id") = 36),
	CONSTRAINT "customers_note" CHECK(length("customers"."note") between 1 and 1000)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `customers_primary` ON `customers` (`primary_id`);--> statement-breakpoint
CREATE INDEX `customers_noted` ON `customers` (`primary_id`) WHERE note is not null;--> statement-breakpoint
CREATE INDEX `customers_updated` ON `customers` (`updated_at`,`id`);--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `customer_id` text REFERENCES customers(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `quote_requests_customer` ON `quote_requests` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `quote_requests_unassigned` ON `quote_requests` (`created_at`) WHERE customer_id is null and spam = 0 and test = 0;--> statement-breakpoint
-- No code changes a question: the commands only add one.
DROP TRIGGER `customer_questions_unchanged`;
