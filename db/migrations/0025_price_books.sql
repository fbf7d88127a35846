CREATE TABLE `price_books` (
	`version` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`reason` text NOT NULL,
	`published_at` integer NOT NULL,
	`published_by` text,
	`attempt` text NOT NULL,
	CONSTRAINT "price_books_version" CHECK("price_books"."version" >= 2),
	CONSTRAINT "price_books_value" CHECK(json_valid("price_books"."value") and json_type("price_books"."value") = 'object'),
	CONSTRAINT "price_books_reason" CHECK(length("price_books"."reason") between 1 and 200),
	CONSTRAINT "price_books_attempt" CHECK(length("price_books"."attempt") <= 64)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_books_attempt_unique` ON `price_books` (`attempt`);
--> statement-breakpoint
CREATE TRIGGER `price_books_unchanged` BEFORE UPDATE ON `price_books` BEGIN
	SELECT RAISE(ABORT, 'a price book is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `price_books_kept` BEFORE DELETE ON `price_books` BEGIN
	SELECT RAISE(ABORT, 'a price book is never deleted');
END;
