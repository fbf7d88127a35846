CREATE INDEX `begun_requests_updated` ON `begun_requests` (`updated_at`);--> statement-breakpoint
CREATE INDEX `begun_requests_phone` ON `begun_requests` (`phone`);