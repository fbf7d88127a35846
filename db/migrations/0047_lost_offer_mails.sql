-- An offer whose newest mail failed for good has reached nobody: this was read from the outbox, and is in the row now.
UPDATE `quote_requests` SET `offer_delivered_at` = NULL, `reminder_due_at` = NULL
WHERE `offered_at` IS NOT NULL AND `offer_opened_at` IS NULL AND `offer_delivered_at` <=
	(SELECT `failed_at` FROM `outbox` WHERE `quote_id` = `quote_requests`.`id` AND `kind` = 'customer-offer' ORDER BY `outbox`.`id` DESC LIMIT 1);
