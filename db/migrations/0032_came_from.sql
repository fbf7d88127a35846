-- How a visitor came to the site, as JSON: what the browser told of the first and the last visit.
ALTER TABLE `quote_requests` ADD `came_from` text;
