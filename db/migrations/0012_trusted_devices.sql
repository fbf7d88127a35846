CREATE TABLE `trusted_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`name` text NOT NULL,
	`security_stamp` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "trusted_devices_id" CHECK(length("trusted_devices"."id") = 64)
);
--> statement-breakpoint
CREATE INDEX `trusted_devices_user` ON `trusted_devices` (`user_id`,`last_used_at`);--> statement-breakpoint
CREATE INDEX `trusted_devices_created` ON `trusted_devices` (`created_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `trusted_device_id` text REFERENCES trusted_devices(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `sessions_device` ON `sessions` (`trusted_device_id`) WHERE trusted_device_id is not null;