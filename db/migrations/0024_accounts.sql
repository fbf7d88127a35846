CREATE TABLE `invited_owners` (
	`email` text PRIMARY KEY NOT NULL,
	`invited_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `name` text;--> statement-breakpoint
ALTER TABLE `users` ADD `pin_hash` text;