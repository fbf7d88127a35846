import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { addons } from "#app/catalog/options.ts";
import { services } from "#app/services/services.ts";
import { isAtLeast, isSlug } from "./checks.ts";
import { ofQuote } from "./quotes.ts";

/** Each service of a quote has a row, with its own range before any bundle saving. */
export const quoteServices = sqliteTable(
	"quote_services",
	{
		quoteId: ofQuote(),
		service: text("service", { enum: services.values }).notNull(),
		priceLow: integer("price_low").notNull(),
		priceHigh: integer("price_high").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.quoteId, table.service] }),
		check("quote_services_service", isSlug(table.service)),
		check("quote_services_price", sql`0 <= ${table.priceLow} and ${table.priceLow} <= ${table.priceHigh}`),
	],
);

/** The add-ons chosen with a saved quote: a row exists while the add-on is selected. */
export const quoteAddons = sqliteTable(
	"quote_addons",
	{
		quoteId: ofQuote(),
		userName: text("user_name").notNull(),
		phone: text("contact_value").notNull(),
		addonName: text("addon_name", { enum: addons.values }).notNull(),
		price: integer("price").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.quoteId, table.addonName] }),
		check("quote_addons_price", isAtLeast(table.price, 0)),
	],
);
