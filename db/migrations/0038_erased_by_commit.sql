-- The commit of a new quote refuses an erased one itself.
DROP TRIGGER `quote_requests_erased`;
