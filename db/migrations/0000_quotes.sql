CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`idempotency_key` text NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text,
	CONSTRAINT "outbox_payload" CHECK(json_valid("outbox"."payload")),
	CONSTRAINT "outbox_outcome" CHECK("outbox"."sent_at" is null or "outbox"."failed_at" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_idempotency_key_unique` ON `outbox` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`) WHERE sent_at is not null;--> statement-breakpoint
CREATE TABLE `quote_addons` (
	`quote_id` text NOT NULL,
	`user_name` text NOT NULL,
	`contact_value` text NOT NULL,
	`addon_name` text NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `addon_name`),
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quote_addons_name" CHECK("quote_addons"."addon_name" in ('gutter-cleaning', 'concrete', 'deck', 'siding')),
	CONSTRAINT "quote_addons_price" CHECK("quote_addons"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE `quote_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`quote_id` text NOT NULL,
	`revision` integer NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quote_events_kind" CHECK("quote_events"."kind" in ('created', 'updated'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_events_once` ON `quote_events` (`quote_id`,`revision`);--> statement-breakpoint
CREATE TABLE `quote_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`contact_method` text NOT NULL,
	`contact_value` text NOT NULL,
	`email` text,
	`zip_code` text NOT NULL,
	`address` text,
	`service_type` text NOT NULL,
	`home_size` text NOT NULL,
	`stories` text NOT NULL,
	`last_cleaned` text,
	`track_condition` text,
	`gutter_last_cleaned` text,
	`pressure_last_cleaned` text,
	`pressure_targets` text,
	`concerns` text,
	`package` text NOT NULL,
	`bundle_percent` integer NOT NULL,
	`estimated_price_low` integer NOT NULL,
	`estimated_price_high` integer NOT NULL,
	`total_price` integer NOT NULL,
	`window_count` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`confirmed_at` integer,
	`contacted` integer DEFAULT false NOT NULL,
	`contacted_at` integer,
	`admin_notes` text,
	`spam` integer DEFAULT false NOT NULL,
	`spam_reason` text,
	`fingerprint` text NOT NULL,
	`submission` integer DEFAULT 1 NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quote_requests_id" CHECK(length("quote_requests"."id") = 36),
	CONSTRAINT "quote_requests_name" CHECK(length("quote_requests"."name") between 1 and 60),
	CONSTRAINT "quote_requests_contact_method" CHECK("quote_requests"."contact_method" in ('text', 'call', 'email')),
	CONSTRAINT "quote_requests_contact_value" CHECK("quote_requests"."contact_value" like '+%' and length("quote_requests"."contact_value") between 9 and 32),
	CONSTRAINT "quote_requests_email" CHECK("quote_requests"."contact_method" <> 'email' or "quote_requests"."email" is not null),
	CONSTRAINT "quote_requests_zip_code" CHECK(length("quote_requests"."zip_code") between 1 and 5),
	CONSTRAINT "quote_requests_service_type" CHECK("quote_requests"."service_type" glob '[a-z]*' and "quote_requests"."service_type" not glob '*[^a-z0-9-]*'),
	CONSTRAINT "quote_requests_home_size" CHECK("quote_requests"."home_size" in ('small', 'medium', 'large', 'xl')),
	CONSTRAINT "quote_requests_stories" CHECK("quote_requests"."stories" in ('one', 'two', 'three-plus')),
	CONSTRAINT "quote_requests_last_cleaned" CHECK("quote_requests"."last_cleaned" in ('0-6months', '6-12months', '1-3years', '3plus')),
	CONSTRAINT "quote_requests_track_condition" CHECK("quote_requests"."track_condition" in ('clean', 'normal', 'significant', 'unsure')),
	CONSTRAINT "quote_requests_gutter_last_cleaned" CHECK("quote_requests"."gutter_last_cleaned" in ('within-1-year', '1-2-years', 'over-2-years', 'not-sure')),
	CONSTRAINT "quote_requests_pressure_last_cleaned" CHECK("quote_requests"."pressure_last_cleaned" in ('within-1-year', '1-2-years', 'over-2-years', 'not-sure')),
	CONSTRAINT "quote_requests_package" CHECK("quote_requests"."package" in ('basic', 'deluxe', 'luxury', 'standard')),
	CONSTRAINT "quote_requests_bundle" CHECK("quote_requests"."bundle_percent" between 0 and 100),
	CONSTRAINT "quote_requests_price" CHECK(0 <= "quote_requests"."estimated_price_low" and "quote_requests"."estimated_price_low" <= "quote_requests"."estimated_price_high" and "quote_requests"."estimated_price_low" <= "quote_requests"."total_price"),
	CONSTRAINT "quote_requests_contacted" CHECK("quote_requests"."contacted" in (0, 1) and "quote_requests"."contacted" = ("quote_requests"."contacted_at" is not null)),
	CONSTRAINT "quote_requests_spam" CHECK("quote_requests"."spam" in (0, 1)),
	CONSTRAINT "quote_requests_counts" CHECK("quote_requests"."submission" >= 1 and "quote_requests"."revision" >= "quote_requests"."submission")
);
--> statement-breakpoint
CREATE INDEX `quote_requests_newest` ON `quote_requests` (`spam`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `quote_requests_status_newest` ON `quote_requests` (`spam`,`contacted`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `quote_services` (
	`quote_id` text NOT NULL,
	`service` text NOT NULL,
	`price_low` integer NOT NULL,
	`price_high` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `service`),
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quote_services_service" CHECK("quote_services"."service" glob '[a-z]*' and "quote_services"."service" not glob '*[^a-z0-9-]*'),
	CONSTRAINT "quote_services_price" CHECK(0 <= "quote_services"."price_low" and "quote_services"."price_low" <= "quote_services"."price_high")
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`unlocked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sessions_id" CHECK(length("sessions"."id") = 64)
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_created` ON `sessions` (`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_seen` ON `sessions` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `throttle` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`locked_until` integer,
	`updated_at` integer NOT NULL,
	CONSTRAINT "throttle_count" CHECK("throttle"."count" >= 0)
);
--> statement-breakpoint
CREATE INDEX `throttle_updated` ON `throttle` (`updated_at`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	CONSTRAINT "tokens_id" CHECK(length("tokens"."id") = 64),
	CONSTRAINT "tokens_kind" CHECK("tokens"."kind" in ('sign-up', 'reset')),
	CONSTRAINT "tokens_password" CHECK(("tokens"."kind" = 'sign-up') = ("tokens"."password_hash" is not null))
);
--> statement-breakpoint
CREATE INDEX `tokens_expired` ON `tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_email" CHECK("users"."email" like '%_@_%' and "users"."email" = lower("users"."email")),
	CONSTRAINT "users_password_hash" CHECK("users"."password_hash" like 'scrypt$%')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);