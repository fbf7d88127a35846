CREATE TABLE `import_parts` (
	`import_id` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`line` integer NOT NULL,
	PRIMARY KEY(`import_id`, `position`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`parts` integer NOT NULL,
	`phase` text DEFAULT 'new' NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`layout` text,
	`report` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "imports_id" CHECK(length("imports"."id") = 36),
	CONSTRAINT "imports_name" CHECK(length("imports"."name") between 1 and 200),
	CONSTRAINT "imports_parts" CHECK("imports"."parts" between 1 and 2000),
	CONSTRAINT "imports_progress" CHECK("imports"."progress" between 0 and "imports"."parts")
);
--> statement-breakpoint
CREATE INDEX `imports_created` ON `imports` (`created_at`);--> statement-breakpoint
CREATE TABLE `past_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`import_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`done_at` integer NOT NULL,
	`work` text NOT NULL,
	`total` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "past_jobs_id" CHECK(length("past_jobs"."id") = 64)
);
--> statement-breakpoint
CREATE INDEX `past_jobs_customer` ON `past_jobs` (`customer_id`,`done_at`);--> statement-breakpoint
CREATE INDEX `past_jobs_import` ON `past_jobs` (`import_id`);--> statement-breakpoint
ALTER TABLE `customer_keys` ADD `import_id` text;--> statement-breakpoint
CREATE INDEX `customer_keys_import` ON `customer_keys` (`import_id`) WHERE import_id is not null;--> statement-breakpoint
ALTER TABLE `customers` ADD `import_id` text;--> statement-breakpoint
CREATE INDEX `customers_import` ON `customers` (`import_id`) WHERE import_id is not null;