CREATE TABLE `day_plans` (
	`date` text PRIMARY KEY NOT NULL,
	`stops` text NOT NULL,
	CONSTRAINT "day_plans_stops" CHECK(json_valid("day_plans"."stops") and json_type("day_plans"."stops") = 'array')
);
