CREATE TABLE `alert_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`public_key` text NOT NULL,
	`auth_secret` text NOT NULL,
	`site_key` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_delivered_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "alert_devices_id" CHECK(length("alert_devices"."id") = 64),
	CONSTRAINT "alert_devices_endpoint" CHECK("alert_devices"."endpoint" like 'https://%')
);
--> statement-breakpoint
CREATE INDEX `alert_devices_user` ON `alert_devices` (`user_id`);