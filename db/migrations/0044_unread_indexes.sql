DROP INDEX `quote_requests_offer_end`;--> statement-breakpoint
DROP INDEX `quote_requests_offered_beside`;