PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	CONSTRAINT "tokens_id" CHECK(length("__new_tokens"."id") = 64),
	CONSTRAINT "tokens_kind" CHECK("__new_tokens"."kind" in ('sign-up', 'reset'))
);
--> statement-breakpoint
INSERT INTO `__new_tokens`("id", "kind", "email", "created_at", "expires_at", "used_at") SELECT "id", "kind", "email", "created_at", "expires_at", "used_at" FROM `tokens`;--> statement-breakpoint
DROP TABLE `tokens`;--> statement-breakpoint
ALTER TABLE `__new_tokens` RENAME TO `tokens`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `tokens_expired` ON `tokens` (`expires_at`);