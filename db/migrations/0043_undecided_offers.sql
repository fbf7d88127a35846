DROP INDEX `quote_requests_offered`;--> statement-breakpoint
DROP INDEX `quote_requests_offered_more`;--> statement-breakpoint
CREATE INDEX `quote_requests_undecided` ON `quote_requests` (`spam`,`offer_valid_until`,`id`,`stage`) WHERE declined_at is null and done_at is null and offered_at > max(coalesce(accepted_at, 0), coalesce(lost_at, 0));