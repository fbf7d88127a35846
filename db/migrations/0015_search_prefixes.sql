-- The index knows the beginnings of words up to eight letters. Of longer beginnings it has to gather every word that
-- begins so before it can look for quotes that have several, and words such as "window" are in nearly all of them.
DROP TABLE `quote_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `quote_search` USING fts5(
	`state`, `words`, `notes`, `reference`,
	content='quote_search_text', content_rowid='position',
	tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8', detail=column, columnsize=0
);
--> statement-breakpoint
INSERT INTO `quote_search` (`quote_search`) VALUES ('rebuild');
