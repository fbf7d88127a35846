-- Nothing deletes a price book: what was published is what later versions are compared with, and no statement takes it away.
DROP TRIGGER `price_books_kept`;
