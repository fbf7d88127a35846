-- A backup made by npm run db:backup. Read it back with npm run db:restore, or sqlite3 NEW.db < FILE.
PRAGMA foreign_keys=OFF;
--> statement-breakpoint
BEGIN;
--> statement-breakpoint
CREATE TABLE "__drizzle_migrations" (
			id SERIAL PRIMARY KEY,
			hash text NOT NULL,
			created_at numeric
		);
--> statement-breakpoint
INSERT INTO "__drizzle_migrations" ("id","hash","created_at") VALUES
(NULL,'79416203f3fa30e1490b01dccdc4335dfa4a5358d1918dc5837dde125fce8bb3',1795239852451),
(NULL,'e9d398e5deafd466e2e1d7b2060d967f3c2bc8aaaf572b1580c601b9491b494c',1795240800618),
(NULL,'8dd568baa64df64224339964752dc8f032a1d59d65f993fc273c30c37232a20d',1795312030167),
(NULL,'d42681f0913fe55448d0855652e069d6beb6064b76975c05654e1c97427af272',1795312864679),
(NULL,'a259884e7b2f745b7934059cf61a72e1146cbbc4502b2f9a7d4359debba65d69',1795313225594),
(NULL,'fe2d2e257c24ca5e8658d7172ba8f116898d0f322121707d66dd13bbc27a4cfa',1795315486762),
(NULL,'edc651c0cc46b5900845fd8f7d4480e54a150f1fe1182bed9b7992c97d6d78fb',1795316754486),
(NULL,'26fc090f2e792f616b6725ff2580b8a12704e67affd41b812ae63f9f1013dd8a',1795317120248),
(NULL,'95c1ead8ff464e9fef6fcb6b2c20b71836d1dbb21c9c2fe398f86a22258382f7',1795317347124),
(NULL,'69bdf9e03a747aa712ec2f70e8020b4e6dca7c2488feab90ee7ceedf06c82bb9',1795318899125),
(NULL,'94f2c5be73061e9be114fc8def67314af04239987ffa0135c3bf56e90052559e',1795323155849),
(NULL,'57857f24c6df584e5e565ed5492e38ab7bbf5871e96d51bb5e001972276af854',1795324058680),
(NULL,'ba44f19918c51c1c244d60f228a8c15abb87c0a75f359c68c70b591fc31de993',1795325335422),
(NULL,'2c3436d31c76bb9f3558bc47d053c56a9c7940c497c30c0788e5a75a6552b551',1795327662727),
(NULL,'98e3f7c6a615cebb88605e907f4df6f85b327c9aca81b245d4f272594d1c25fd',1795328562723),
(NULL,'41a1da110e2af7b2a6fd7a4b743419ff0d79c82556ee0d53d445106fa3130894',1795331726735),
(NULL,'3655ee2fb06b823abc5838850189714d890ae9d6dd5c86e9561593d5c604ebc8',1795335148998),
(NULL,'badba0b5aecbc854e93a3833fc640041c9a827b7128b08d84435b11293293b77',1795339621915),
(NULL,'843552ada636133d6ccbd0e11b476daf82bc70741414110a0384a284d5c22860',1795346343722),
(NULL,'ff0eeb2c91f6d73c6406437fb1b77f5d49b58b7438c10973e138de67008d8f7e',1795368716944),
(NULL,'5b156cf492d8ff75d41db9389368a0552e0dad0b1eee75473ca5c88ef5cb2f0e',1795373717217),
(NULL,'54851e35937f6b406311875bc514c16687b47edcf6ec14d5cfddcbfcc7091f6f',1795435471803);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`idempotency_key` text NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text, `quote_id` text REFERENCES `quote_requests`(`id`) ON DELETE cascade,
	CONSTRAINT "outbox_payload" CHECK(json_valid("outbox"."payload")),
	CONSTRAINT "outbox_outcome" CHECK("outbox"."sent_at" is null or "outbox"."failed_at" is null)
);
--> statement-breakpoint
INSERT INTO "outbox" ("id","idempotency_key","kind","payload","created_at","attempts","next_attempt_at","sent_at","failed_at","last_error","quote_id") VALUES
(1,'send-quote:00000000-0000-4000-8000-000000000001:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000001'),
(2,'customer-quote:f003050102332743:00000000-0000-4000-8000-000000000001','customer-quote','{"to":"new@example.com","quoteId":"00000000-0000-4000-8000-000000000001","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"QPF1KLdIzDBdiywnOQ3HGw","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000001'),
(3,'send-quote:00000000-0000-4000-8000-000000000002:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000002'),
(4,'customer-quote:34c9b03368eb9a55:00000000-0000-4000-8000-000000000002','customer-quote','{"to":"changed@example.com","quoteId":"00000000-0000-4000-8000-000000000002","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"z21Oqn3wKC945T0e5t6mgg","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000002'),
(5,'send-quote:00000000-0000-4000-8000-000000000002:2','send-quote','{}',1777910400000,12,1777910400000,NULL,1777921200000,'Unknown','00000000-0000-4000-8000-000000000002'),
(6,'send-quote:00000000-0000-4000-8000-000000000003:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000003'),
(7,'customer-quote:820fe2fe11c95437:00000000-0000-4000-8000-000000000003','customer-quote','{"to":"addons@example.com","quoteId":"00000000-0000-4000-8000-000000000003","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"bBCl5Jrzt9PxZk7UKGdSCw","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000003'),
(8,'send-quote:00000000-0000-4000-8000-000000000003:2','quote-changed','{}',1777906800000,1,1777906800000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000003'),
(9,'send-quote:00000000-0000-4000-8000-000000000005:1','quote-changed','{}',1777906800000,1,1777906800000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000005'),
(10,'send-quote:00000000-0000-4000-8000-000000000006:1','send-quote','{}',1777903200000,0,1777903200000,NULL,NULL,NULL,'00000000-0000-4000-8000-000000000006'),
(11,'customer-quote:81c4f68221b66317:00000000-0000-4000-8000-000000000006','customer-quote','{"to":"marked@example.com","quoteId":"00000000-0000-4000-8000-000000000006","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"cVSqy_Sbpp7AdniiddkMXQ","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000006'),
(12,'send-quote:00000000-0000-4000-8000-000000000007:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000007'),
(13,'customer-quote:f4af65ccb0d57b19:00000000-0000-4000-8000-000000000007','customer-quote','{"to":"contacted@example.com","quoteId":"00000000-0000-4000-8000-000000000007","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"5k3PHkBD-uJ6dChaVnXwig","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000007'),
(14,'send-quote:00000000-0000-4000-8000-000000000008:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000008'),
(15,'customer-quote:e0f6e921b66e8275:00000000-0000-4000-8000-000000000008','customer-quote','{"to":"offered@example.com","quoteId":"00000000-0000-4000-8000-000000000008","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"0UkKrsmPVQ0QNpwvknnCMQ","total":765}',1777903200000,0,1777903200000,NULL,NULL,NULL,'00000000-0000-4000-8000-000000000008'),
(16,'offer:7bb28237-d3a8-4407-b715-8a6a07da6632','customer-offer','{"to":"offered@example.com","token":"0UkKrsmPVQ0QNpwvknnCMQ","quoteId":"00000000-0000-4000-8000-000000000008","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"note":"Screens included","validUntil":1779112800000}',1777906800000,1,1777906800000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000008'),
(17,'question:771c80b4-fa18-4912-9fa5-7e9ff3a9c51b','customer-question','{"quoteId":"00000000-0000-4000-8000-000000000008","customer":"Offered Example","phone":"+15705550108","email":"offered@example.com","text":"Are screens included?"}',1777914000000,1,1777914000000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000008'),
(18,'send-quote:00000000-0000-4000-8000-000000000009:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000009'),
(19,'customer-quote:c71e8779c4e91f57:00000000-0000-4000-8000-000000000009','customer-quote','{"to":"expired@example.com","quoteId":"00000000-0000-4000-8000-000000000009","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"gOCzekE53uZfVsoOek5xOQ","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000009'),
(20,'offer:b263bf2c-5da7-4346-ad13-c856a5d59441','customer-offer','{"to":"expired@example.com","token":"gOCzekE53uZfVsoOek5xOQ","quoteId":"00000000-0000-4000-8000-000000000009","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"note":"Screens included","validUntil":1779112800000}',1777906800000,0,1777906800000,NULL,NULL,NULL,'00000000-0000-4000-8000-000000000009'),
(21,'send-quote:00000000-0000-4000-8000-000000000010:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000010'),
(22,'customer-quote:27b677683f02ace6:00000000-0000-4000-8000-000000000010','customer-quote','{"to":"second@example.com","quoteId":"00000000-0000-4000-8000-000000000010","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"R6wKJx9ua3zKuGx84Auh6A","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000010'),
(23,'offer:319a885c-29c5-466c-8b09-435cde5cbb26','customer-offer','{"to":"second@example.com","token":"R6wKJx9ua3zKuGx84Auh6A","quoteId":"00000000-0000-4000-8000-000000000010","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"note":"Screens included","validUntil":1779112800000}',1777906800000,1,1777906800000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000010'),
(24,'offer:f43cacfa-b4b7-4f49-a72e-8fe5bb2d1e32','customer-offer','{"to":"second@example.com","token":"R6wKJx9ua3zKuGx84Auh6A","quoteId":"00000000-0000-4000-8000-000000000010","number":2,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"note":null,"validUntil":1779112800000}',1777910400000,1,1777910400000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000010'),
(25,'send-quote:00000000-0000-4000-8000-000000000011:1','send-quote','{}',1777903200000,0,1777903200000,NULL,NULL,NULL,'00000000-0000-4000-8000-000000000011'),
(26,'customer-quote:07aef5eecdfdc974:00000000-0000-4000-8000-000000000011','customer-quote','{"to":"withdrawn@example.com","quoteId":"00000000-0000-4000-8000-000000000011","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"gqfg-_csd2Ep_GJeACeXEA","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000011'),
(27,'offer:cd079b0d-e8a5-48da-bc5d-145d90d35bd9','customer-offer','{"to":"withdrawn@example.com","token":"gqfg-_csd2Ep_GJeACeXEA","quoteId":"00000000-0000-4000-8000-000000000011","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"note":"Screens included","validUntil":1779112800000}',1777906800000,1,1777906800000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000011'),
(28,'send-quote:00000000-0000-4000-8000-000000000012:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000012'),
(29,'customer-quote:18244a86c303426e:00000000-0000-4000-8000-000000000012','customer-quote','{"to":"declined@example.com","quoteId":"00000000-0000-4000-8000-000000000012","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"z8eBFOKDG76jJMP_-kEBtA","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000012'),
(30,'offer:229a0a11-9a22-4fed-9826-8c81c6a2e440','customer-offer','{"to":"declined@example.com","token":"z8eBFOKDG76jJMP_-kEBtA","quoteId":"00000000-0000-4000-8000-000000000012","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"note":"Screens included","validUntil":1779112800000}',1777906800000,0,1777906800000,NULL,NULL,NULL,'00000000-0000-4000-8000-000000000012'),
(31,'offer-answered:229a0a11-9a22-4fed-9826-8c81c6a2e440','offer-answered','{"quoteId":"00000000-0000-4000-8000-000000000012","customer":"Declined Example","phone":"+15705550112","email":"declined@example.com","outcome":"declined","number":1,"total":612,"name":"Ann Example","reason":null,"comment":null,"wishes":[]}',1777910400000,1,1777910400000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000012'),
(32,'send-quote:00000000-0000-4000-8000-000000000013:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000013'),
(33,'customer-quote:081f61ffa747d730:00000000-0000-4000-8000-000000000013','customer-quote','{"to":"accepted@example.com","quoteId":"00000000-0000-4000-8000-000000000013","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"K1ex9MBjiOouln2GTII1tg","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000013'),
(34,'offer:2156a3b7-210d-473d-8c7d-ab247194ffd5','customer-offer','{"to":"accepted@example.com","token":"K1ex9MBjiOouln2GTII1tg","quoteId":"00000000-0000-4000-8000-000000000013","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"note":"Screens included","validUntil":1779112800000}',1777906800000,1,1777906800000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000013'),
(35,'offer-accepted:2156a3b7-210d-473d-8c7d-ab247194ffd5','offer-accepted','{"to":"accepted@example.com","token":"K1ex9MBjiOouln2GTII1tg","quoteId":"00000000-0000-4000-8000-000000000013","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"name":"Ann Example","decidedAt":1777910400000,"wishes":[]}',1777910400000,0,1777910400000,NULL,NULL,NULL,'00000000-0000-4000-8000-000000000013'),
(36,'offer-answered:2156a3b7-210d-473d-8c7d-ab247194ffd5','offer-answered','{"quoteId":"00000000-0000-4000-8000-000000000013","customer":"Accepted Example","phone":"+15705550113","email":"accepted@example.com","outcome":"accepted","number":1,"total":612,"name":"Ann Example","reason":null,"comment":null,"wishes":[]}',1777910400000,1,1777910400000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000013'),
(37,'send-quote:00000000-0000-4000-8000-000000000014:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000014'),
(38,'customer-quote:c8234b7e55df2c72:00000000-0000-4000-8000-000000000014','customer-quote','{"to":"scheduled@example.com","quoteId":"00000000-0000-4000-8000-000000000014","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"mRhy0FMiE3flMLRcShJ6aA","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000014'),
(39,'offer:bd5c2feb-b02c-44e9-b150-f0b1ea552105','customer-offer','{"to":"scheduled@example.com","token":"mRhy0FMiE3flMLRcShJ6aA","quoteId":"00000000-0000-4000-8000-000000000014","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"note":"Screens included","validUntil":1779112800000}',1777906800000,1,1777906800000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000014'),
(40,'offer-accepted:bd5c2feb-b02c-44e9-b150-f0b1ea552105','offer-accepted','{"to":"scheduled@example.com","token":"mRhy0FMiE3flMLRcShJ6aA","quoteId":"00000000-0000-4000-8000-000000000014","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"name":"Ann Example","decidedAt":1777910400000,"wishes":[]}',1777910400000,0,1777910400000,NULL,NULL,NULL,'00000000-0000-4000-8000-000000000014'),
(41,'offer-answered:bd5c2feb-b02c-44e9-b150-f0b1ea552105','offer-answered','{"quoteId":"00000000-0000-4000-8000-000000000014","customer":"Scheduled Example","phone":"+15705550114","email":"scheduled@example.com","outcome":"accepted","number":1,"total":612,"name":"Ann Example","reason":null,"comment":null,"wishes":[]}',1777910400000,1,1777910400000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000014'),
(42,'job-date:00000000-0000-4000-8000-000000000014:4','job-date','{"to":"scheduled@example.com","token":"mRhy0FMiE3flMLRcShJ6aA","quoteId":"00000000-0000-4000-8000-000000000014","revision":4,"services":["gutter-cleaning","window-cleaning"],"address":"14 Example Street","zipCode":"18411","startsAt":1778587200000,"endsAt":1778601600000,"isCancelled":false,"isLost":false}',1777914000000,1,1777914010000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000014'),
(43,'send-quote:00000000-0000-4000-8000-000000000015:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000015'),
(44,'customer-quote:c10b306e63db84f9:00000000-0000-4000-8000-000000000015','customer-quote','{"to":"done@example.com","quoteId":"00000000-0000-4000-8000-000000000015","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"-gPMy_mf5f4Nk2IjVfMf8g","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000015'),
(45,'offer:4730273d-c8cc-41ae-a171-ece2b796f43a','customer-offer','{"to":"done@example.com","token":"-gPMy_mf5f4Nk2IjVfMf8g","quoteId":"00000000-0000-4000-8000-000000000015","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"note":"Screens included","validUntil":1779112800000}',1777906800000,0,1777906800000,NULL,NULL,NULL,'00000000-0000-4000-8000-000000000015'),
(46,'offer-accepted:4730273d-c8cc-41ae-a171-ece2b796f43a','offer-accepted','{"to":"done@example.com","token":"-gPMy_mf5f4Nk2IjVfMf8g","quoteId":"00000000-0000-4000-8000-000000000015","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"name":"Ann Example","decidedAt":1777910400000,"wishes":[]}',1777910400000,1,1777910400000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000015'),
(47,'offer-answered:4730273d-c8cc-41ae-a171-ece2b796f43a','offer-answered','{"quoteId":"00000000-0000-4000-8000-000000000015","customer":"Done Example","phone":"+15705550115","email":"done@example.com","outcome":"accepted","number":1,"total":612,"name":"Ann Example","reason":null,"comment":null,"wishes":[]}',1777910400000,1,1777910400000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000015'),
(48,'job-date:00000000-0000-4000-8000-000000000015:4','job-date','{"to":"done@example.com","token":"-gPMy_mf5f4Nk2IjVfMf8g","quoteId":"00000000-0000-4000-8000-000000000015","revision":4,"services":["gutter-cleaning","window-cleaning"],"address":"15 Example Street","zipCode":"18411","startsAt":1778587200000,"endsAt":1778601600000,"isCancelled":false,"isLost":false}',1777914000000,1,1777914010000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000015'),
(49,'send-quote:00000000-0000-4000-8000-000000000016:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000016'),
(50,'customer-quote:09a155c8a75c3620:00000000-0000-4000-8000-000000000016','customer-quote','{"to":"lost@example.com","quoteId":"00000000-0000-4000-8000-000000000016","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"SSMtSKUWiiqMdEE1Zy9WSw","total":765}',1777903200000,0,1777903200000,NULL,NULL,NULL,'00000000-0000-4000-8000-000000000016'),
(51,'send-quote:00000000-0000-4000-8000-000000000017:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000017'),
(52,'customer-quote:96addee9f2f3952a:00000000-0000-4000-8000-000000000017','customer-quote','{"to":"linked@example.com","quoteId":"00000000-0000-4000-8000-000000000017","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"EKIyLS0etSqic3ni7N7X-g","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000017'),
(53,'send-quote:00000000-0000-4000-8000-000000000018:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000018'),
(54,'customer-quote:0d330b046de2cf7e:00000000-0000-4000-8000-000000000018','customer-quote','{"to":"stopped@example.com","quoteId":"00000000-0000-4000-8000-000000000018","savedAt":1777903200000,"services":["window-cleaning","gutter-cleaning"],"package":"deluxe","low":680,"high":850,"token":"yeEZrR1fauCsTbyuaiou3g","total":765}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-000000000018'),
(55,'offer:1ad82025-abf8-4d7c-bb2a-bb213b8e1ef2','customer-offer','{"to":"stopped@example.com","token":"yeEZrR1fauCsTbyuaiou3g","quoteId":"00000000-0000-4000-8000-000000000018","number":1,"total":612,"lines":[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}],"note":"Screens included","validUntil":1779112800000}',1777906800000,0,1777906800000,NULL,NULL,NULL,'00000000-0000-4000-8000-000000000018'),
(56,'send-quote:00000000-0000-4000-8000-0000000000ff:1','send-quote','{}',1777903200000,1,1777903200000,1777921200000,NULL,NULL,'00000000-0000-4000-8000-0000000000ff');
--> statement-breakpoint
CREATE TABLE `quote_addons` (
	`quote_id` text NOT NULL,
	`user_name` text NOT NULL,
	`contact_value` text NOT NULL,
	`addon_name` text NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `addon_name`),
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quote_addons_name" CHECK("quote_addons"."addon_name" in ('gutter-cleaning', 'concrete', 'deck', 'siding')),
	CONSTRAINT "quote_addons_price" CHECK("quote_addons"."price" >= 0)
);
--> statement-breakpoint
INSERT INTO "quote_addons" ("quote_id","user_name","contact_value","addon_name","price") VALUES
('00000000-0000-4000-8000-000000000003','Addons Example','+15705550103','deck',150),
('00000000-0000-4000-8000-000000000003','Addons Example','+15705550103','siding',200);
--> statement-breakpoint
CREATE TABLE `quote_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`contact_method` text NOT NULL,
	`contact_value` text NOT NULL,
	`email` text,
	`zip_code` text NOT NULL,
	`address` text,
	`service_type` text NOT NULL,
	`home_size` text NOT NULL,
	`stories` text NOT NULL,
	`last_cleaned` text,
	`track_condition` text,
	`gutter_last_cleaned` text,
	`pressure_last_cleaned` text,
	`pressure_targets` text,
	`concerns` text,
	`package` text NOT NULL,
	`bundle_percent` integer NOT NULL,
	`estimated_price_low` integer NOT NULL,
	`estimated_price_high` integer NOT NULL,
	`total_price` integer NOT NULL,
	`window_count` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`confirmed_at` integer,
	`contacted` integer DEFAULT false NOT NULL,
	`contacted_at` integer,
	`admin_notes` text,
	`spam` integer DEFAULT false NOT NULL,
	`spam_reason` text,
	`fingerprint` text NOT NULL,
	`submission` integer DEFAULT 1 NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL, `changed_at` integer, `notes_revision` integer DEFAULT 0 NOT NULL, `test` integer DEFAULT false NOT NULL CONSTRAINT "quote_requests_test" CHECK(`test` in (0, 1)), `customer_token` text, `offered_at` integer, `offer_valid_until` integer, `accepted_at` integer, `declined_at` integer, `scheduled_for` integer, `scheduled_until` integer, `done_at` integer, `lost_at` integer, `stage` text GENERATED ALWAYS AS (case when done_at is not null then 'done' when lost_at is not null then 'lost' when scheduled_for is not null then 'scheduled' when accepted_at is not null then 'accepted' when declined_at is not null then 'lost' when offered_at is not null then 'offered' when contacted_at is not null then 'contacted' else 'new' end) VIRTUAL, `offer_opened_at` integer, `lost_reason` text CONSTRAINT "quote_requests_lost_reason" CHECK(`lost_reason` in ('price', 'timing', 'went-elsewhere', 'no-answer', 'not-our-work', 'other')), `reminders_stopped_at` integer, `rate_card` text DEFAULT '2026-11' NOT NULL,
	CONSTRAINT "quote_requests_id" CHECK(length("quote_requests"."id") = 36),
	CONSTRAINT "quote_requests_name" CHECK(length("quote_requests"."name") between 1 and 60),
	CONSTRAINT "quote_requests_contact_method" CHECK("quote_requests"."contact_method" in ('text', 'call', 'email')),
	CONSTRAINT "quote_requests_contact_value" CHECK("quote_requests"."contact_value" like '+%' and length("quote_requests"."contact_value") between 9 and 32),
	CONSTRAINT "quote_requests_email" CHECK("quote_requests"."contact_method" <> 'email' or "quote_requests"."email" is not null),
	CONSTRAINT "quote_requests_zip_code" CHECK(length("quote_requests"."zip_code") between 1 and 5),
	CONSTRAINT "quote_requests_service_type" CHECK("quote_requests"."service_type" glob '[a-z]*' and "quote_requests"."service_type" not glob '*[^a-z0-9-]*'),
	CONSTRAINT "quote_requests_home_size" CHECK("quote_requests"."home_size" in ('small', 'medium', 'large', 'xl')),
	CONSTRAINT "quote_requests_stories" CHECK("quote_requests"."stories" in ('one', 'two', 'three-plus')),
	CONSTRAINT "quote_requests_last_cleaned" CHECK("quote_requests"."last_cleaned" in ('0-6months', '6-12months', '1-3years', '3plus')),
	CONSTRAINT "quote_requests_track_condition" CHECK("quote_requests"."track_condition" in ('clean', 'normal', 'significant', 'unsure')),
	CONSTRAINT "quote_requests_gutter_last_cleaned" CHECK("quote_requests"."gutter_last_cleaned" in ('within-1-year', '1-2-years', 'over-2-years', 'not-sure')),
	CONSTRAINT "quote_requests_pressure_last_cleaned" CHECK("quote_requests"."pressure_last_cleaned" in ('within-1-year', '1-2-years', 'over-2-years', 'not-sure')),
	CONSTRAINT "quote_requests_package" CHECK("quote_requests"."package" in ('basic', 'deluxe', 'luxury', 'standard')),
	CONSTRAINT "quote_requests_bundle" CHECK("quote_requests"."bundle_percent" between 0 and 100),
	CONSTRAINT "quote_requests_price" CHECK(0 <= "quote_requests"."estimated_price_low" and "quote_requests"."estimated_price_low" <= "quote_requests"."estimated_price_high" and "quote_requests"."estimated_price_low" <= "quote_requests"."total_price"),
	CONSTRAINT "quote_requests_contacted" CHECK("quote_requests"."contacted" in (0, 1) and "quote_requests"."contacted" = ("quote_requests"."contacted_at" is not null)),
	CONSTRAINT "quote_requests_spam" CHECK("quote_requests"."spam" in (0, 1)),
	CONSTRAINT "quote_requests_counts" CHECK("quote_requests"."submission" >= 1 and "quote_requests"."revision" >= "quote_requests"."submission")
);
--> statement-breakpoint
INSERT INTO "quote_requests" ("id","name","contact_method","contact_value","email","zip_code","address","service_type","home_size","stories","last_cleaned","track_condition","gutter_last_cleaned","pressure_last_cleaned","pressure_targets","concerns","package","bundle_percent","estimated_price_low","estimated_price_high","total_price","window_count","created_at","updated_at","confirmed_at","contacted","contacted_at","admin_notes","spam","spam_reason","fingerprint","submission","revision","changed_at","notes_revision","test","customer_token","offered_at","offer_valid_until","accepted_at","declined_at","scheduled_for","scheduled_until","done_at","lost_at","offer_opened_at","lost_reason","reminders_stopped_at","rate_card") VALUES
('00000000-0000-4000-8000-000000000001','New Example','email','+15705550101','new@example.com','18411','1 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777903200000,NULL,0,NULL,NULL,0,NULL,'9442299f7ec90d14580bbf76137043e53e40d46ca09a3f161fa9dbd5cb693791',1,1,NULL,0,0,'QPF1KLdIzDBdiywnOQ3HGw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000002','Changed Example','text','+15705550199',NULL,'18411',NULL,'window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'luxury',15,765,975,870,NULL,1777903200000,1777910400000,NULL,1,1777906800000,'Gate code 4711',0,NULL,'7245d84046f15ce580e947854af906030e64f873807b9e770b3b9c7294fa9cb4',2,3,1777910400000,1,0,'z21Oqn3wKC945T0e5t6mgg',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000003','Addons Example','email','+15705550103','addons@example.com','18411','3 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,850,NULL,1777903200000,1777906800000,1777906800000,0,NULL,NULL,0,NULL,'11e06d4b45d61ab163e5e99a1cbf88862e3ec05df38544666402ccabe309d002',2,2,1777906800000,0,0,'bBCl5Jrzt9PxZk7UKGdSCw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000004','Spam Example','email','+15705550104','spam@example.com','18411','4 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777903200000,NULL,0,NULL,NULL,1,'honeypot','17fc7f92f14ce5fafdfc29c201a7a5d1d47db44f3fe5c39ab13e768e610c2cda',1,1,NULL,0,0,'8huQ0FH8RLCToEjAMDWKSQ',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000005','Rescued Example','email','+15705550105','rescued@example.com','18411','5 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777906800000,NULL,0,NULL,NULL,0,NULL,'e0cb87e2a99fc197e092ffbbe62f9c9de9652d903c019a4cd4c2671c7a8c60ce',1,2,NULL,0,0,'7km3Rsk7piTrdIHq1D0iqA',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000006','Marked Example','email','+15705550106','marked@example.com','18411','6 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777906800000,NULL,0,NULL,NULL,1,'owner','5e97aedc6c456d738b4a6f8baf8c6ff75ddb38776ce47879df6dd1a34c0d0ad6',1,2,NULL,0,0,'cVSqy_Sbpp7AdniiddkMXQ',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000007','Contacted Example','email','+15705550107','contacted@example.com','18411','7 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777906800000,NULL,1,1777906800000,'Rang twice',0,NULL,'6ed47f70caa572efa9f8fc60f1ccc393a21194c13f9e4d1130f5e80d4bd8d120',1,2,NULL,1,0,'5k3PHkBD-uJ6dChaVnXwig',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000008','Offered Example','email','+15705550108','offered@example.com','18411','8 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777914000000,NULL,1,1777906800000,NULL,0,NULL,'460ec54c74577850b64e6584a6a58110075d7e9146bbf0341746ffb66d8c12be',1,4,NULL,0,0,'0UkKrsmPVQ0QNpwvknnCMQ',1777906800000,1779112800000,NULL,NULL,NULL,NULL,NULL,NULL,1777910400000,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000009','Expired Example','email','+15705550109','expired@example.com','18411','9 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777906800000,NULL,1,1777906800000,NULL,0,NULL,'b0bc78393644eddcc1cd15365131c51c3f94f9793d6507cd9f7689c8478a5e77',1,2,NULL,0,0,'gOCzekE53uZfVsoOek5xOQ',1777906800000,1779112800000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000010','Second Example','email','+15705550110','second@example.com','18411','10 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777910400000,NULL,1,1777906800000,NULL,0,NULL,'b6a4b815321eb40803e674b6cc9d97b61b73a2e564eab352860cf794004406e9',1,3,NULL,0,0,'R6wKJx9ua3zKuGx84Auh6A',1777910400000,1779112800000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000011','Withdrawn Example','email','+15705550111','withdrawn@example.com','18411','11 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777910400000,NULL,1,1777906800000,NULL,0,NULL,'ab507b48af46fe48a8c8a4fd005c53e15412d9bb6737e9af47b26b8f064b146d',1,3,NULL,0,0,'gqfg-_csd2Ep_GJeACeXEA',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000012','Declined Example','email','+15705550112','declined@example.com','18411','12 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777910400000,NULL,1,1777906800000,NULL,0,NULL,'6e8927e176ad810d526dd97ce2eeaf90f8a2d0d510a2257b89d07ae83339d7b0',1,3,NULL,0,0,'z8eBFOKDG76jJMP_-kEBtA',1777906800000,1779112800000,NULL,1777910400000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000013','Accepted Example','email','+15705550113','accepted@example.com','18411','13 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777910400000,NULL,1,1777906800000,NULL,0,NULL,'f17e5a8de75ddbc83bba6d198e1f55891c16dd9dc6be56bf8b90e428df00d793',1,3,NULL,0,0,'K1ex9MBjiOouln2GTII1tg',1777906800000,1779112800000,1777910400000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000014','Scheduled Example','email','+15705550114','scheduled@example.com','18411','14 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777914000000,NULL,1,1777906800000,NULL,0,NULL,'ccce580be4fdf4d1dade82cc9c2bccb265257e5b1213dbbcf2ef8de6bf746a2d',1,4,NULL,0,0,'mRhy0FMiE3flMLRcShJ6aA',1777906800000,1779112800000,1777910400000,NULL,1778587200000,1778601600000,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000015','Done Example','email','+15705550115','done@example.com','18411','15 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1778601600000,NULL,1,1777906800000,NULL,0,NULL,'e03f476d1f19492844507dbaaec68c6f1f6a415f2e44d56bbedd52ec690c5e7a',1,5,NULL,0,0,'-gPMy_mf5f4Nk2IjVfMf8g',1777906800000,1779112800000,1777910400000,NULL,1778587200000,1778601600000,1778601600000,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000016','Lost Example','email','+15705550116','lost@example.com','18411','16 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777989600000,NULL,1,1777989600000,NULL,0,NULL,'9bdb4aae2abbbe826cef44e1d61bff4098fd7a02d0ac1bdba361a16a7117009e',1,2,NULL,0,0,'SSMtSKUWiiqMdEE1Zy9WSw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1777989600000,NULL,'price',NULL,'2026-11'),
('00000000-0000-4000-8000-000000000017','Linked Example','email','+15705550117','linked@example.com','18411','17 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777903200000,NULL,0,NULL,NULL,0,NULL,'5c7c1d3dbbb61386c49c7791ce9df274cfbb075875250c06405655e5955e6de0',1,2,NULL,0,0,'n4DVBFjpJzei9xGt6M6HOw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11'),
('00000000-0000-4000-8000-000000000018','Stopped Example','email','+15705550118','stopped@example.com','18411','18 Example Street','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777906800000,NULL,1,1777906800000,NULL,0,NULL,'901bd705aa766a93ed5a4ef412d20aeba8f322c3347c598f3f8ad9f71d0f69f1',1,3,NULL,0,0,'yeEZrR1fauCsTbyuaiou3g',1777906800000,1779112800000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1777917600000,'2026-11'),
('00000000-0000-4000-8000-0000000000ff','Test Example','text','+15705550148',NULL,'18411','Waverly Township','window-cleaning','medium','two','1-3years','normal','within-1-year',NULL,NULL,NULL,'deluxe',15,680,850,765,NULL,1777903200000,1777903200000,NULL,0,NULL,NULL,0,NULL,'fb5e1b8ff5fc4238cd1f8f763913124414eac75f5c242f29e619c00ee27f0182',1,1,NULL,0,1,'wuC5FgdZMSST2rnjTmA-XQ',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11');
--> statement-breakpoint
CREATE TABLE `quote_services` (
	`quote_id` text NOT NULL,
	`service` text NOT NULL,
	`price_low` integer NOT NULL,
	`price_high` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `service`),
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quote_services_service" CHECK("quote_services"."service" glob '[a-z]*' and "quote_services"."service" not glob '*[^a-z0-9-]*'),
	CONSTRAINT "quote_services_price" CHECK(0 <= "quote_services"."price_low" and "quote_services"."price_low" <= "quote_services"."price_high")
);
--> statement-breakpoint
INSERT INTO "quote_services" ("quote_id","service","price_low","price_high") VALUES
('00000000-0000-4000-8000-000000000001','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000001','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000002','window-cleaning',700,850),
('00000000-0000-4000-8000-000000000002','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000003','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000003','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000004','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000004','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000005','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000005','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000006','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000006','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000007','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000007','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000008','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000008','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000009','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000009','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000010','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000010','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000011','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000011','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000012','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000012','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000013','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000013','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000014','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000014','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000015','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000015','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000016','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000016','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000017','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000017','gutter-cleaning',200,300),
('00000000-0000-4000-8000-000000000018','window-cleaning',600,700),
('00000000-0000-4000-8000-000000000018','gutter-cleaning',200,300),
('00000000-0000-4000-8000-0000000000ff','window-cleaning',600,700),
('00000000-0000-4000-8000-0000000000ff','gutter-cleaning',200,300);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`unlocked_at` integer, `security_stamp` text DEFAULT '' NOT NULL, `trusted_device_id` text REFERENCES trusted_devices(id) ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sessions_id" CHECK(length("sessions"."id") = 64)
);
--> statement-breakpoint
CREATE TABLE `throttle` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`locked_until` integer,
	`updated_at` integer NOT NULL,
	CONSTRAINT "throttle_count" CHECK("throttle"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_email" CHECK("users"."email" like '%_@_%' and "users"."email" = lower("users"."email")),
	CONSTRAINT "users_password_hash" CHECK("users"."password_hash" like 'scrypt$%')
);
--> statement-breakpoint
INSERT INTO "users" ("id","email","password_hash","created_at") VALUES
('9c1ec08b-d417-4860-ab33-a9a8148a191a','owner@demo.example','scrypt$16384$8$5$Qofn6q4lpEN_oMq8_kvURQ$1-aGUhg3hYEIcStIvcf8DKRwCxTUFpnnzGNU4Vc3BIw',1795491273809);
--> statement-breakpoint
CREATE TABLE `quote_counts` (
	`state` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	CONSTRAINT "quote_counts_state" CHECK(`state` in ('new', 'contacted', 'spam')),
	CONSTRAINT "quote_counts_count" CHECK(`count` >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO "quote_counts" ("state","count") VALUES
('contacted',12),
('new',5),
('spam',2);
--> statement-breakpoint
CREATE TABLE "tokens" (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	CONSTRAINT "tokens_id" CHECK(length("tokens"."id") = 64),
	CONSTRAINT "tokens_kind" CHECK("tokens"."kind" in ('sign-up', 'reset'))
);
--> statement-breakpoint
CREATE TABLE `erased_quotes` (
	`quote_id` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "erased_quotes" ("quote_id","erased_at") VALUES
('00000000-0000-4000-8000-000000000019',1777906800000);
--> statement-breakpoint
CREATE TABLE `quote_search_text` (
	`position` integer PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL UNIQUE,
	`state` text NOT NULL,
	`words` text NOT NULL,
	`notes` text NOT NULL,
	`reference` text NOT NULL
);
--> statement-breakpoint
INSERT INTO "quote_search_text" ("position","quote_id","state","words","notes","reference") VALUES
(1777903200000000,'00000000-0000-4000-8000-000000000001','new','New Example ew Example w Example  Example Example xample ample mple ple le e 15705550101 5705550101 705550101 05550101 5550101 550101 50101 0101 101 01 1 18411 1 Example Street new@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000001,'00000000-0000-4000-8000-000000000002','contacted changed','Changed Example hanged Example anged Example nged Example ged Example ed Example d Example  Example Example xample ample mple ple le e 15705550199 5705550199 705550199 05550199 5550199 550199 50199 0199 199 99 9 18411   luxury window-cleaning   gutter-cleaning','Gate code 4711','00000000'),
(1777903200000002,'00000000-0000-4000-8000-000000000003','new','Addons Example ddons Example dons Example ons Example ns Example s Example  Example Example xample ample mple ple le e 15705550103 5705550103 705550103 05550103 5550103 550103 50103 0103 103 03 3 18411 3 Example Street addons@example.com deluxe window-cleaning   gutter-cleaning pressure washing deck pressure washing siding','','00000000'),
(1777903200000003,'00000000-0000-4000-8000-000000000004','spam','Spam Example pam Example am Example m Example  Example Example xample ample mple ple le e 15705550104 5705550104 705550104 05550104 5550104 550104 50104 0104 104 04 4 18411 4 Example Street spam@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000004,'00000000-0000-4000-8000-000000000005','new','Rescued Example escued Example scued Example cued Example ued Example ed Example d Example  Example Example xample ample mple ple le e 15705550105 5705550105 705550105 05550105 5550105 550105 50105 0105 105 05 5 18411 5 Example Street rescued@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000005,'00000000-0000-4000-8000-000000000006','spam','Marked Example arked Example rked Example ked Example ed Example d Example  Example Example xample ample mple ple le e 15705550106 5705550106 705550106 05550106 5550106 550106 50106 0106 106 06 6 18411 6 Example Street marked@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000006,'00000000-0000-4000-8000-000000000007','contacted','Contacted Example ontacted Example ntacted Example tacted Example acted Example cted Example ted Example ed Example d Example  Example Example xample ample mple ple le e 15705550107 5705550107 705550107 05550107 5550107 550107 50107 0107 107 07 7 18411 7 Example Street contacted@example.com deluxe window-cleaning   gutter-cleaning','Rang twice','00000000'),
(1777903200000007,'00000000-0000-4000-8000-000000000008','contacted','Offered Example ffered Example fered Example ered Example red Example ed Example d Example  Example Example xample ample mple ple le e 15705550108 5705550108 705550108 05550108 5550108 550108 50108 0108 108 08 8 18411 8 Example Street offered@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000008,'00000000-0000-4000-8000-000000000009','contacted','Expired Example xpired Example pired Example ired Example red Example ed Example d Example  Example Example xample ample mple ple le e 15705550109 5705550109 705550109 05550109 5550109 550109 50109 0109 109 09 9 18411 9 Example Street expired@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000009,'00000000-0000-4000-8000-000000000010','contacted','Second Example econd Example cond Example ond Example nd Example d Example  Example Example xample ample mple ple le e 15705550110 5705550110 705550110 05550110 5550110 550110 50110 0110 110 10 0 18411 10 Example Street second@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000010,'00000000-0000-4000-8000-000000000011','contacted','Withdrawn Example ithdrawn Example thdrawn Example hdrawn Example drawn Example rawn Example awn Example wn Example n Example  Example Example xample ample mple ple le e 15705550111 5705550111 705550111 05550111 5550111 550111 50111 0111 111 11 1 18411 11 Example Street withdrawn@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000011,'00000000-0000-4000-8000-000000000012','contacted','Declined Example eclined Example clined Example lined Example ined Example ned Example ed Example d Example  Example Example xample ample mple ple le e 15705550112 5705550112 705550112 05550112 5550112 550112 50112 0112 112 12 2 18411 12 Example Street declined@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000012,'00000000-0000-4000-8000-000000000013','contacted','Accepted Example ccepted Example cepted Example epted Example pted Example ted Example ed Example d Example  Example Example xample ample mple ple le e 15705550113 5705550113 705550113 05550113 5550113 550113 50113 0113 113 13 3 18411 13 Example Street accepted@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000013,'00000000-0000-4000-8000-000000000014','contacted','Scheduled Example cheduled Example heduled Example eduled Example duled Example uled Example led Example ed Example d Example  Example Example xample ample mple ple le e 15705550114 5705550114 705550114 05550114 5550114 550114 50114 0114 114 14 4 18411 14 Example Street scheduled@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000014,'00000000-0000-4000-8000-000000000015','contacted','Done Example one Example ne Example e Example  Example Example xample ample mple ple le e 15705550115 5705550115 705550115 05550115 5550115 550115 50115 0115 115 15 5 18411 15 Example Street done@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000015,'00000000-0000-4000-8000-000000000016','contacted','Lost Example ost Example st Example t Example  Example Example xample ample mple ple le e 15705550116 5705550116 705550116 05550116 5550116 550116 50116 0116 116 16 6 18411 16 Example Street lost@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000016,'00000000-0000-4000-8000-000000000017','new','Linked Example inked Example nked Example ked Example ed Example d Example  Example Example xample ample mple ple le e 15705550117 5705550117 705550117 05550117 5550117 550117 50117 0117 117 17 7 18411 17 Example Street linked@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000017,'00000000-0000-4000-8000-000000000018','contacted','Stopped Example topped Example opped Example pped Example ped Example ed Example d Example  Example Example xample ample mple ple le e 15705550118 5705550118 705550118 05550118 5550118 550118 50118 0118 118 18 8 18411 18 Example Street stopped@example.com deluxe window-cleaning   gutter-cleaning','','00000000'),
(1777903200000018,'00000000-0000-4000-8000-0000000000ff','new','Test Example est Example st Example t Example  Example Example xample ample mple ple le e 15705550148 5705550148 705550148 05550148 5550148 550148 50148 0148 148 48 8 18411 Waverly Township  deluxe window-cleaning   gutter-cleaning','','00000000');
--> statement-breakpoint
CREATE TABLE `quote_sources` (
	`quote_id` text PRIMARY KEY NOT NULL,
	`network` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO "quote_sources" ("quote_id","network","created_at") VALUES
('00000000-0000-4000-8000-000000000004','quotes:192.0.2.1',1777903200000),
('00000000-0000-4000-8000-000000000005','quotes:192.0.2.2',1777903200000);
--> statement-breakpoint
CREATE TABLE `trusted_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`name` text NOT NULL,
	`security_stamp` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "trusted_devices_id" CHECK(length("trusted_devices"."id") = 64)
);
--> statement-breakpoint
CREATE TABLE `decisions` (
	`offer_id` text PRIMARY KEY NOT NULL,
	`attempt` text NOT NULL,
	`outcome` text NOT NULL,
	`name` text,
	`reason` text,
	`decided_at` integer NOT NULL, `comment` text CONSTRAINT "decisions_comment" CHECK(length(`comment`) <= 1000), `signature` text CONSTRAINT "decisions_signature" CHECK(length(`signature`) <= 20000 and `signature` not glob '*[^MLC0-9 .,-]*'), `wishes` text CONSTRAINT "decisions_wishes" CHECK(json_valid(`wishes`) and json_type(`wishes`) = 'array' and json_array_length(`wishes`) <= 3),
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "decisions_outcome" CHECK("decisions"."outcome" in ('accepted', 'declined', 'withdrawn')),
	CONSTRAINT "decisions_name" CHECK("decisions"."outcome" <> 'accepted' or length("decisions"."name") between 1 and 60)
);
--> statement-breakpoint
INSERT INTO "decisions" ("offer_id","attempt","outcome","name","reason","decided_at","comment","signature","wishes") VALUES
('cd079b0d-e8a5-48da-bc5d-145d90d35bd9','e86207fa-27cc-42f5-9e74-0bee07d726f7','withdrawn','Ann Example',NULL,1777910400000,NULL,NULL,NULL),
('229a0a11-9a22-4fed-9826-8c81c6a2e440','2f75bf99-3348-468f-b7d3-6f3efb3103b9','declined','Ann Example',NULL,1777910400000,NULL,NULL,NULL),
('2156a3b7-210d-473d-8c7d-ab247194ffd5','a39fc2a3-e795-4476-8d15-7a8dfd017e45','accepted','Ann Example',NULL,1777910400000,NULL,NULL,NULL),
('bd5c2feb-b02c-44e9-b150-f0b1ea552105','cabefff9-87ea-4681-a813-534da80ad2a1','accepted','Ann Example',NULL,1777910400000,NULL,NULL,NULL),
('4730273d-c8cc-41ae-a171-ece2b796f43a','64cefe8b-5c3e-46fd-aa73-e416c741d62b','accepted','Ann Example',NULL,1777910400000,NULL,NULL,NULL);
--> statement-breakpoint
CREATE TABLE `offers` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`number` integer NOT NULL,
	`lines` text NOT NULL,
	`total` integer NOT NULL,
	`note` text,
	`terms_version` text NOT NULL,
	`valid_until` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`sent_by` text,
	`sha256` text NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "offers_id" CHECK(length("offers"."id") = 36),
	CONSTRAINT "offers_number" CHECK("offers"."number" >= 1),
	CONSTRAINT "offers_lines" CHECK(json_valid("offers"."lines") and json_type("offers"."lines") = 'array'),
	CONSTRAINT "offers_total" CHECK("offers"."total" between 0 and 100000),
	CONSTRAINT "offers_valid_until" CHECK("offers"."valid_until" > "offers"."sent_at"),
	CONSTRAINT "offers_sha256" CHECK(length("offers"."sha256") = 64)
);
--> statement-breakpoint
INSERT INTO "offers" ("id","quote_id","number","lines","total","note","terms_version","valid_until","sent_at","sent_by","sha256") VALUES
('7bb28237-d3a8-4407-b715-8a6a07da6632','00000000-0000-4000-8000-000000000008',1,'[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}]',612,'Screens included','2026-11',1779112800000,1777906800000,NULL,'6fb75567a2b81e687d5c0110be66938d1c57935f151e207029f8002eb63ab98c'),
('b263bf2c-5da7-4346-ad13-c856a5d59441','00000000-0000-4000-8000-000000000009',1,'[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}]',612,'Screens included','2026-11',1779112800000,1777906800000,NULL,'23c06cb42f365095a832faf5ceda2d37bfb16bc34e312b74c782b98779f3b0b1'),
('319a885c-29c5-466c-8b09-435cde5cbb26','00000000-0000-4000-8000-000000000010',1,'[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}]',612,'Screens included','2026-11',1779112800000,1777906800000,NULL,'9115e6b99d8efff76cff01cf8b2511ddf1ecebb2f11d90161b22d9e7342be1be'),
('f43cacfa-b4b7-4f49-a72e-8fe5bb2d1e32','00000000-0000-4000-8000-000000000010',2,'[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}]',612,NULL,'2026-11',1779112800000,1777910400000,NULL,'2a5fccc7d0aadf664056409e597d193c55dd696638fc3cc1362f5be1cb4a7f6c'),
('cd079b0d-e8a5-48da-bc5d-145d90d35bd9','00000000-0000-4000-8000-000000000011',1,'[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}]',612,'Screens included','2026-11',1779112800000,1777906800000,NULL,'6e16204c7757bb2585e5fc5e75cb1e78cdda15af56f754b7909b790ac378553e'),
('229a0a11-9a22-4fed-9826-8c81c6a2e440','00000000-0000-4000-8000-000000000012',1,'[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}]',612,'Screens included','2026-11',1779112800000,1777906800000,NULL,'2174800c2cfc640d84d0e2e5cf013e5d8f8bb997955f29546bb73a3992201672'),
('2156a3b7-210d-473d-8c7d-ab247194ffd5','00000000-0000-4000-8000-000000000013',1,'[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}]',612,'Screens included','2026-11',1779112800000,1777906800000,NULL,'e65f974cbc6ff2c9aec82b8309b221cb035971b5c1b931b3583d6dab76798d0c'),
('bd5c2feb-b02c-44e9-b150-f0b1ea552105','00000000-0000-4000-8000-000000000014',1,'[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}]',612,'Screens included','2026-11',1779112800000,1777906800000,NULL,'8180cd1c81b9dcca6fa31f59dea148eb4c22ca4f08e8b84f40dd3dcde4ebe92d'),
('4730273d-c8cc-41ae-a171-ece2b796f43a','00000000-0000-4000-8000-000000000015',1,'[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}]',612,'Screens included','2026-11',1779112800000,1777906800000,NULL,'53a4c2823e058dce61eeae840f45af61e1c0120f17a177ff28394c9621c55da3'),
('1ad82025-abf8-4d7c-bb2a-bb213b8e1ef2','00000000-0000-4000-8000-000000000018',1,'[{"label":"Windows and gutters","amount":700,"kind":"work"},{"label":"Saving","amount":88,"kind":"saving"}]',612,'Screens included','2026-11',1779112800000,1777906800000,NULL,'6216959ee60d9b9eb623851f4cc9c3936388739096e566ffccca5303aa83e188');
--> statement-breakpoint
CREATE TABLE `customer_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`offer_id` text,
	`text` text NOT NULL,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "customer_questions_id" CHECK(length("customer_questions"."id") = 36),
	CONSTRAINT "customer_questions_text" CHECK(length("customer_questions"."text") between 1 and 1000)
);
--> statement-breakpoint
INSERT INTO "customer_questions" ("id","quote_id","offer_id","text","asked_at") VALUES
('771c80b4-fa18-4912-9fa5-7e9ff3a9c51b','00000000-0000-4000-8000-000000000008','7bb28237-d3a8-4407-b715-8a6a07da6632','Are screens included?',1777914000000);
--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`calendar_version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "settings_id" CHECK("settings"."id" = 1),
	CONSTRAINT "settings_value" CHECK(json_valid("settings"."value") and json_type("settings"."value") = 'object'),
	CONSTRAINT "settings_calendar_version" CHECK("settings"."calendar_version" >= 0)
);
--> statement-breakpoint
INSERT INTO "settings" ("id","revision","value","updated_at","updated_by","calendar_version") VALUES
(1,0,'{}',0,NULL,0);
--> statement-breakpoint
CREATE TABLE "quote_events" (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`quote_id` text NOT NULL,
	`revision` integer NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`action` text DEFAULT 'submitted' NOT NULL,
	`actor` text DEFAULT 'visitor' NOT NULL,
	`user_id` text,
	`changes` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "quote_events_kind" CHECK(`kind` in ('created', 'updated')),
	CONSTRAINT "quote_events_action" CHECK(`action` in ('submitted', 'changed', 'add-ons', 'confirmed', 'contacted', 'reopened', 'notes', 'spam', 'not-spam', 'offered', 'accepted', 'declined', 'withdrawn', 'opened', 'asked', 'scheduled', 'unscheduled', 'done', 'not-done', 'lost', 'not-lost', 'link-replaced', 'reminded', 'reminders-stopped')),
	CONSTRAINT "quote_events_actor" CHECK(`actor` in ('visitor', 'owner')),
	CONSTRAINT "quote_events_changes" CHECK(json_valid(`changes`) and json_type(`changes`) = 'array')
);
--> statement-breakpoint
INSERT INTO "quote_events" ("seq","quote_id","revision","kind","created_at","action","actor","user_id","changes") VALUES
(1,'00000000-0000-4000-8000-000000000001',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(2,'00000000-0000-4000-8000-000000000002',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(3,'00000000-0000-4000-8000-000000000002',2,'updated',1777906800000,'contacted','owner',NULL,'[]'),
(4,'00000000-0000-4000-8000-000000000002',3,'updated',1777910400000,'changed','visitor',NULL,'[{"field":"phone","from":"+15705550102","to":"+15705550199"},{"field":"contactMethod","from":"email","to":"text"},{"field":"email","from":"changed@example.com","to":null},{"field":"address","from":"2 Example Street","to":null},{"field":"package","from":"deluxe","to":"luxury"},{"field":"total","from":765,"to":870.0}]'),
(6,'00000000-0000-4000-8000-000000000003',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(7,'00000000-0000-4000-8000-000000000003',2,'updated',1777906800000,'confirmed','visitor',NULL,'[{"field":"addons","from":null,"to":"deck,siding"},{"field":"total","from":765,"to":850}]'),
(8,'00000000-0000-4000-8000-000000000004',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(9,'00000000-0000-4000-8000-000000000005',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(10,'00000000-0000-4000-8000-000000000005',2,'updated',1777906800000,'not-spam','owner',NULL,'[]'),
(11,'00000000-0000-4000-8000-000000000006',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(12,'00000000-0000-4000-8000-000000000006',2,'updated',1777906800000,'spam','owner',NULL,'[]'),
(13,'00000000-0000-4000-8000-000000000007',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(14,'00000000-0000-4000-8000-000000000007',2,'updated',1777906800000,'contacted','owner',NULL,'[]'),
(15,'00000000-0000-4000-8000-000000000008',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(16,'00000000-0000-4000-8000-000000000008',2,'updated',1777906800000,'offered','owner',NULL,'[{"field":"offer","from":null,"to":612.0},{"field":"contacted","from":"no","to":"yes"}]'),
(17,'00000000-0000-4000-8000-000000000008',3,'updated',1777910400000,'opened','visitor',NULL,'[]'),
(18,'00000000-0000-4000-8000-000000000008',4,'updated',1777914000000,'asked','visitor',NULL,'[]'),
(19,'00000000-0000-4000-8000-000000000009',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(20,'00000000-0000-4000-8000-000000000009',2,'updated',1777906800000,'offered','owner',NULL,'[{"field":"offer","from":null,"to":612.0},{"field":"contacted","from":"no","to":"yes"}]'),
(21,'00000000-0000-4000-8000-000000000010',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(22,'00000000-0000-4000-8000-000000000010',2,'updated',1777906800000,'offered','owner',NULL,'[{"field":"offer","from":null,"to":612.0},{"field":"contacted","from":"no","to":"yes"}]'),
(23,'00000000-0000-4000-8000-000000000010',3,'updated',1777910400000,'offered','owner',NULL,'[{"field":"offer","from":null,"to":612.0}]'),
(24,'00000000-0000-4000-8000-000000000011',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(25,'00000000-0000-4000-8000-000000000011',2,'updated',1777906800000,'offered','owner',NULL,'[{"field":"offer","from":null,"to":612.0},{"field":"contacted","from":"no","to":"yes"}]'),
(26,'00000000-0000-4000-8000-000000000011',3,'updated',1777910400000,'withdrawn','owner',NULL,'[{"field":"offer","from":null,"to":612}]'),
(27,'00000000-0000-4000-8000-000000000012',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(28,'00000000-0000-4000-8000-000000000012',2,'updated',1777906800000,'offered','owner',NULL,'[{"field":"offer","from":null,"to":612.0},{"field":"contacted","from":"no","to":"yes"}]'),
(29,'00000000-0000-4000-8000-000000000012',3,'updated',1777910400000,'declined','visitor',NULL,'[{"field":"offer","from":null,"to":612}]'),
(30,'00000000-0000-4000-8000-000000000013',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(31,'00000000-0000-4000-8000-000000000013',2,'updated',1777906800000,'offered','owner',NULL,'[{"field":"offer","from":null,"to":612.0},{"field":"contacted","from":"no","to":"yes"}]'),
(32,'00000000-0000-4000-8000-000000000013',3,'updated',1777910400000,'accepted','visitor',NULL,'[{"field":"offer","from":null,"to":612}]'),
(33,'00000000-0000-4000-8000-000000000014',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(34,'00000000-0000-4000-8000-000000000014',2,'updated',1777906800000,'offered','owner',NULL,'[{"field":"offer","from":null,"to":612.0},{"field":"contacted","from":"no","to":"yes"}]'),
(35,'00000000-0000-4000-8000-000000000014',3,'updated',1777910400000,'accepted','visitor',NULL,'[{"field":"offer","from":null,"to":612}]'),
(36,'00000000-0000-4000-8000-000000000014',4,'updated',1777914000000,'scheduled','owner',NULL,'[{"field":"date","from":null,"to":"1778587200000/1778601600000"}]'),
(37,'00000000-0000-4000-8000-000000000015',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(38,'00000000-0000-4000-8000-000000000015',2,'updated',1777906800000,'offered','owner',NULL,'[{"field":"offer","from":null,"to":612.0},{"field":"contacted","from":"no","to":"yes"}]'),
(39,'00000000-0000-4000-8000-000000000015',3,'updated',1777910400000,'accepted','visitor',NULL,'[{"field":"offer","from":null,"to":612}]'),
(40,'00000000-0000-4000-8000-000000000015',4,'updated',1777914000000,'scheduled','owner',NULL,'[{"field":"date","from":null,"to":"1778587200000/1778601600000"}]'),
(41,'00000000-0000-4000-8000-000000000015',5,'updated',1778601600000,'done','owner',NULL,'[]'),
(42,'00000000-0000-4000-8000-000000000016',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(43,'00000000-0000-4000-8000-000000000016',2,'updated',1777989600000,'lost','owner',NULL,'[{"field":"lostReason","from":null,"to":"price"},{"field":"contacted","from":"no","to":"yes"}]'),
(44,'00000000-0000-4000-8000-000000000017',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(45,'00000000-0000-4000-8000-000000000017',2,'updated',1777906800000,'link-replaced','owner',NULL,'[]'),
(46,'00000000-0000-4000-8000-000000000018',1,'created',1777903200000,'submitted','visitor',NULL,'[]'),
(47,'00000000-0000-4000-8000-000000000018',2,'updated',1777906800000,'offered','owner',NULL,'[{"field":"offer","from":null,"to":612.0},{"field":"contacted","from":"no","to":"yes"}]'),
(48,'00000000-0000-4000-8000-000000000018',3,'updated',1777917600000,'reminders-stopped','visitor',NULL,'[]'),
(49,'00000000-0000-4000-8000-0000000000ff',1,'created',1777903200000,'submitted','visitor',NULL,'[]');
--> statement-breakpoint
CREATE TABLE `stage_counts` (
	`stage` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	CONSTRAINT "stage_counts_count" CHECK(`count` >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO "stage_counts" ("stage","count") VALUES
('accepted',1),
('contacted',3),
('done',1),
('lost',2),
('new',5),
('offered',4),
('scheduled',1);
--> statement-breakpoint
DELETE FROM sqlite_sequence;
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('outbox',58);
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('quote_events',50);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_idempotency_key_unique` ON `outbox` (`idempotency_key`);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE sent_at is null and failed_at is null;
--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`) WHERE sent_at is not null;
--> statement-breakpoint
CREATE INDEX `quote_requests_newest` ON `quote_requests` (`spam`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);
--> statement-breakpoint
CREATE INDEX `sessions_created` ON `sessions` (`created_at`);
--> statement-breakpoint
CREATE INDEX `sessions_seen` ON `sessions` (`last_seen_at`);
--> statement-breakpoint
CREATE INDEX `throttle_updated` ON `throttle` (`updated_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);
--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`failed_at`) WHERE failed_at is not null;
--> statement-breakpoint
CREATE INDEX `outbox_quote` ON `outbox` (`quote_id`,`created_at`) WHERE quote_id is not null;
--> statement-breakpoint
CREATE INDEX `tokens_expired` ON `tokens` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `erased_quotes_erased` ON `erased_quotes` (`erased_at`);
--> statement-breakpoint
CREATE TRIGGER `quote_requests_erased` BEFORE INSERT ON `quote_requests`
WHEN EXISTS (SELECT 1 FROM `erased_quotes` WHERE `quote_id` = new.`id`) BEGIN
	SELECT RAISE(ABORT, 'erased');
END;
--> statement-breakpoint
CREATE VIEW `quote_search_words` AS
SELECT
	`id` AS `quote_id`,
	replace(replace(replace(replace(replace(replace(
		rtrim(substr(`name`, 1) || ' ' || substr(`name`, 2) || ' ' || substr(`name`, 3) || ' ' || substr(`name`, 4) || ' ' || substr(`name`, 5) || ' ' || substr(`name`, 6) || ' ' ||
			substr(`name`, 7) || ' ' || substr(`name`, 8) || ' ' || substr(`name`, 9) || ' ' || substr(`name`, 10) || ' ' || substr(`name`, 11) || ' ' || substr(`name`, 12) || ' ' ||
			substr(`name`, 13) || ' ' || substr(`name`, 14) || ' ' || substr(`name`, 15) || ' ' || substr(`name`, 16) || ' ' || substr(`name`, 17) || ' ' || substr(`name`, 18) || ' ' ||
			substr(`name`, 19) || ' ' || substr(`name`, 20) || ' ' || substr(`name`, 21) || ' ' || substr(`name`, 22) || ' ' || substr(`name`, 23) || ' ' || substr(`name`, 24) || ' ' ||
			substr(`name`, 25) || ' ' || substr(`name`, 26) || ' ' || substr(`name`, 27) || ' ' || substr(`name`, 28) || ' ' || substr(`name`, 29) || ' ' || substr(`name`, 30) || ' ' ||
			substr(`name`, 31) || ' ' || substr(`name`, 32) || ' ' || substr(`name`, 33) || ' ' || substr(`name`, 34) || ' ' || substr(`name`, 35) || ' ' || substr(`name`, 36) || ' ' ||
			substr(`name`, 37) || ' ' || substr(`name`, 38) || ' ' || substr(`name`, 39) || ' ' || substr(`name`, 40) || ' ' || substr(`name`, 41) || ' ' || substr(`name`, 42) || ' ' ||
			substr(`name`, 43) || ' ' || substr(`name`, 44) || ' ' || substr(`name`, 45) || ' ' || substr(`name`, 46) || ' ' || substr(`name`, 47) || ' ' || substr(`name`, 48) || ' ' ||
			substr(`name`, 49) || ' ' || substr(`name`, 50) || ' ' || substr(`name`, 51) || ' ' || substr(`name`, 52) || ' ' || substr(`name`, 53) || ' ' || substr(`name`, 54) || ' ' ||
			substr(`name`, 55) || ' ' || substr(`name`, 56) || ' ' || substr(`name`, 57) || ' ' || substr(`name`, 58) || ' ' || substr(`name`, 59) || ' ' || substr(`name`, 60)) || ' ' ||
		rtrim(substr(`contact_value`, 2) || ' ' || substr(`contact_value`, 3) || ' ' || substr(`contact_value`, 4) || ' ' || substr(`contact_value`, 5) || ' ' || substr(`contact_value`, 6) || ' ' || substr(`contact_value`, 7) || ' ' ||
			substr(`contact_value`, 8) || ' ' || substr(`contact_value`, 9) || ' ' || substr(`contact_value`, 10) || ' ' || substr(`contact_value`, 11) || ' ' || substr(`contact_value`, 12) || ' ' || substr(`contact_value`, 13) || ' ' ||
			substr(`contact_value`, 14) || ' ' || substr(`contact_value`, 15) || ' ' || substr(`contact_value`, 16)) || ' ' ||
		`zip_code` || ' ' || coalesce(`address`, '') || ' ' || coalesce(`email`, '') || ' ' ||
		`package` || ' ' || `service_type` || ' ' ||
		coalesce((SELECT group_concat(`service`, ' ') FROM `quote_services` WHERE `quote_id` = `id`), '') || ' ' ||
		coalesce((
			SELECT group_concat(case `addon_name` when 'gutter-cleaning' then '' else 'pressure washing ' end || `addon_name`, ' ')
			FROM `quote_addons` WHERE `quote_id` = `id`
		), ''),
	'''', ''), '’', ''), '‘', ''), 'ʼ', ''), '`', ''), '´', '') AS `words`
FROM `quote_requests`;
--> statement-breakpoint
CREATE TRIGGER `quote_search_text_inserted` AFTER INSERT ON `quote_search_text` BEGIN
	INSERT INTO `quote_search` (rowid, `state`, `words`, `notes`, `reference`)
	VALUES (new.`position`, new.`state`, new.`words`, new.`notes`, new.`reference`);
END;
--> statement-breakpoint
CREATE TRIGGER `quote_search_text_deleted` AFTER DELETE ON `quote_search_text` BEGIN
	INSERT INTO `quote_search` (`quote_search`, rowid, `state`, `words`, `notes`, `reference`)
	VALUES ('delete', old.`position`, old.`state`, old.`words`, old.`notes`, old.`reference`);
END;
--> statement-breakpoint
CREATE TRIGGER `quote_search_text_updated` AFTER UPDATE ON `quote_search_text`
WHEN new.`state` <> old.`state` OR new.`words` <> old.`words` OR new.`notes` <> old.`notes` BEGIN
	INSERT INTO `quote_search` (`quote_search`, rowid, `state`, `words`, `notes`, `reference`)
	VALUES ('delete', old.`position`, old.`state`, old.`words`, old.`notes`, old.`reference`);
	INSERT INTO `quote_search` (rowid, `state`, `words`, `notes`, `reference`)
	VALUES (new.`position`, new.`state`, new.`words`, new.`notes`, new.`reference`);
END;
--> statement-breakpoint
CREATE TRIGGER `quote_services_inserted` AFTER INSERT ON `quote_services` BEGIN
	UPDATE `quote_search_text` SET `words` = `words` || ' ' || new.`service`
	WHERE `quote_id` = new.`quote_id` AND instr(`words`, new.`service`) = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_addons_inserted` AFTER INSERT ON `quote_addons` BEGIN
	UPDATE `quote_search_text` SET `words` = `words` || ' ' || case new.`addon_name` when 'gutter-cleaning' then '' else 'pressure washing ' end || new.`addon_name`
	WHERE `quote_id` = new.`quote_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_services_deleted` AFTER DELETE ON `quote_services`
WHEN EXISTS (SELECT 1 FROM `quote_requests` WHERE `id` = old.`quote_id` AND `service_type` <> old.`service`) BEGIN
	UPDATE `quote_search_text`
	SET `words` = (SELECT `words` FROM `quote_search_words` WHERE `quote_id` = old.`quote_id`)
	WHERE `quote_id` = old.`quote_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_addons_deleted` AFTER DELETE ON `quote_addons`
WHEN EXISTS (SELECT 1 FROM `quote_requests` WHERE `id` = old.`quote_id`) BEGIN
	UPDATE `quote_search_text`
	SET `words` = (SELECT `words` FROM `quote_search_words` WHERE `quote_id` = old.`quote_id`)
	WHERE `quote_id` = old.`quote_id`;
END;
--> statement-breakpoint
CREATE INDEX `quote_sources_network` ON `quote_sources` (`network`,`created_at`);
--> statement-breakpoint
CREATE INDEX `quote_sources_created` ON `quote_sources` (`created_at`);
--> statement-breakpoint
CREATE INDEX `quote_requests_changed` ON `quote_requests` (`spam`,`created_at`,`id`) WHERE contacted = 1 and changed_at > contacted_at;
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_requests_customer_token` ON `quote_requests` (`customer_token`);
--> statement-breakpoint
CREATE INDEX `trusted_devices_user` ON `trusted_devices` (`user_id`,`last_used_at`);
--> statement-breakpoint
CREATE INDEX `trusted_devices_created` ON `trusted_devices` (`created_at`);
--> statement-breakpoint
CREATE INDEX `sessions_device` ON `sessions` (`trusted_device_id`) WHERE trusted_device_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_number` ON `offers` (`quote_id`,`number`);
--> statement-breakpoint
CREATE TRIGGER `offers_unchanged` BEFORE UPDATE ON `offers` BEGIN
	SELECT RAISE(ABORT, 'an offer is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `offers_kept` BEFORE DELETE ON `offers`
WHEN EXISTS (SELECT 1 FROM `quote_requests` WHERE `id` = old.`quote_id`) BEGIN
	SELECT RAISE(ABORT, 'an offer is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `decisions_unchanged` BEFORE UPDATE ON `decisions` BEGIN
	SELECT RAISE(ABORT, 'a decision is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `decisions_kept` BEFORE DELETE ON `decisions`
WHEN EXISTS (SELECT 1 FROM `offers` WHERE `id` = old.`offer_id`) BEGIN
	SELECT RAISE(ABORT, 'a decision is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `offers_next` BEFORE INSERT ON `offers`
WHEN new.`number` <> (SELECT coalesce(max(`number`), 0) + 1 FROM `offers` WHERE `quote_id` = new.`quote_id`)
	OR EXISTS (
		SELECT 1 FROM `decisions` JOIN `offers` ON `offers`.`id` = `offer_id`
		WHERE `quote_id` = new.`quote_id` AND `outcome` = 'accepted'
	) BEGIN
	SELECT RAISE(ABORT, 'the offer does not follow the newest');
END;
--> statement-breakpoint
CREATE TRIGGER `decisions_current` BEFORE INSERT ON `decisions`
WHEN NOT EXISTS (
	SELECT 1 FROM `offers` AS `decided`
	WHERE `id` = new.`offer_id` AND `valid_until` > new.`decided_at`
		AND `number` = (SELECT max(`number`) FROM `offers` WHERE `quote_id` = `decided`.`quote_id`)
) BEGIN
	SELECT RAISE(ABORT, 'the offer is not current');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `quote_search` USING fts5(
	`state`, `words`, `notes`, `reference`,
	content='quote_search_text', content_rowid='position',
	tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8', detail=column, columnsize=0
);
--> statement-breakpoint
INSERT INTO "quote_search" ("quote_search") VALUES ('rebuild');
--> statement-breakpoint
CREATE INDEX `customer_questions_quote` ON `customer_questions` (`quote_id`,`asked_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_events_once` ON `quote_events` (`quote_id`,`revision`);
--> statement-breakpoint
CREATE INDEX `quote_requests_stage` ON `quote_requests` (`spam`,`stage`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `quote_requests_offered` ON `quote_requests` (`spam`,`offered_at`,`id`) WHERE stage = 'offered';
--> statement-breakpoint
CREATE INDEX `quote_requests_offer_end` ON `quote_requests` (`spam`,`offer_valid_until`,`id`) WHERE stage = 'offered';
--> statement-breakpoint
CREATE INDEX `quote_requests_scheduled` ON `quote_requests` (`scheduled_for`,`id`) WHERE scheduled_for is not null;
--> statement-breakpoint
CREATE TRIGGER `customer_questions_unchanged` BEFORE UPDATE ON `customer_questions` BEGIN
	SELECT RAISE(ABORT, 'a question is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `stage_counts_inserted` AFTER INSERT ON `quote_requests` WHEN NOT new.`spam` BEGIN
	UPDATE `stage_counts` SET `count` = `count` + 1 WHERE `stage` = new.`stage`;
END;
--> statement-breakpoint
CREATE TRIGGER `stage_counts_moved`
AFTER UPDATE OF `spam`, `contacted_at`, `offered_at`, `accepted_at`, `declined_at`, `scheduled_for`, `done_at`, `lost_at` ON `quote_requests`
WHEN new.`stage` <> old.`stage` OR new.`spam` <> old.`spam` BEGIN
	UPDATE `stage_counts` SET `count` = `count` - 1 WHERE `stage` = old.`stage` AND NOT old.`spam`;
	UPDATE `stage_counts` SET `count` = `count` + 1 WHERE `stage` = new.`stage` AND NOT new.`spam`;
END;
--> statement-breakpoint
CREATE TRIGGER `stage_counts_deleted` AFTER DELETE ON `quote_requests` WHEN NOT old.`spam` BEGIN
	UPDATE `stage_counts` SET `count` = `count` - 1 WHERE `stage` = old.`stage`;
END;
--> statement-breakpoint
CREATE INDEX `quote_events_unscheduled` ON `quote_events` (`created_at`) WHERE action = 'unscheduled';
--> statement-breakpoint
CREATE INDEX `quote_requests_done` ON `quote_requests` (`done_at`,`id`) WHERE done_at is not null;
--> statement-breakpoint
CREATE INDEX `quote_requests_email` ON `quote_requests` (lower(email),`created_at`) WHERE email is not null;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_inserted` AFTER INSERT ON `quote_requests` BEGIN
	UPDATE `quote_counts` SET `count` = `count` + 1
	WHERE `state` = case when new.`spam` then 'spam' when new.`stage` = 'new' then 'new' else 'contacted' end;
	INSERT INTO `quote_search_text`
	SELECT
		coalesce(
			(
				SELECT max(`position`) + 1 FROM `quote_search_text`
				WHERE `position` BETWEEN new.`created_at` * 1000 AND new.`created_at` * 1000 + 999
			),
			new.`created_at` * 1000
		),
		new.`id`,
		case when new.`spam` then 'spam' when new.`stage` = 'new' then 'new' when new.`contacted` and new.`changed_at` > new.`contacted_at` then 'contacted changed' else 'contacted' end,
		`words`,
		replace(replace(replace(replace(replace(replace(coalesce(new.`admin_notes`, ''), '''', ''), '’', ''), '‘', ''), 'ʼ', ''), '`', ''), '´', ''),
		substr(new.`id`, 1, 8)
	FROM `quote_search_words` WHERE `quote_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_changed`
AFTER UPDATE OF `spam`, `contacted`, `contacted_at`, `changed_at`, `offered_at`, `accepted_at`, `declined_at`, `scheduled_for`, `done_at`, `lost_at`, `name`, `contact_value`, `email`, `zip_code`, `address`, `service_type`, `package`, `admin_notes` ON `quote_requests`
WHEN case when new.`spam` then 'spam' when new.`stage` = 'new' then 'new' when new.`contacted` and new.`changed_at` > new.`contacted_at` then 'contacted changed' else 'contacted' end <> case when old.`spam` then 'spam' when old.`stage` = 'new' then 'new' when old.`contacted` and old.`changed_at` > old.`contacted_at` then 'contacted changed' else 'contacted' end
	OR new.`admin_notes` IS NOT old.`admin_notes`
	OR new.`name` IS NOT old.`name`
	OR new.`contact_value` IS NOT old.`contact_value`
	OR new.`email` IS NOT old.`email`
	OR new.`zip_code` IS NOT old.`zip_code`
	OR new.`address` IS NOT old.`address`
	OR new.`service_type` IS NOT old.`service_type`
	OR new.`package` IS NOT old.`package`
BEGIN
	UPDATE `quote_counts` SET `count` = `count` - 1
	WHERE `state` = case when old.`spam` then 'spam' when old.`stage` = 'new' then 'new' else 'contacted' end;
	UPDATE `quote_counts` SET `count` = `count` + 1
	WHERE `state` = case when new.`spam` then 'spam' when new.`stage` = 'new' then 'new' else 'contacted' end;
	UPDATE `quote_search_text` SET
		`state` = case when new.`spam` then 'spam' when new.`stage` = 'new' then 'new' when new.`contacted` and new.`changed_at` > new.`contacted_at` then 'contacted changed' else 'contacted' end,
		`words` = case
			when new.`name` IS NOT old.`name`
				OR new.`contact_value` IS NOT old.`contact_value`
				OR new.`email` IS NOT old.`email`
				OR new.`zip_code` IS NOT old.`zip_code`
				OR new.`address` IS NOT old.`address`
				OR new.`service_type` IS NOT old.`service_type`
				OR new.`package` IS NOT old.`package`
			then (SELECT `words` FROM `quote_search_words` WHERE `quote_id` = new.`id`)
			else `words`
		end,
		`notes` = replace(replace(replace(replace(replace(replace(coalesce(new.`admin_notes`, ''), '''', ''), '’', ''), '‘', ''), 'ʼ', ''), '`', ''), '´', '')
	WHERE `quote_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quote_requests_deleted` AFTER DELETE ON `quote_requests` BEGIN
	UPDATE `quote_counts` SET `count` = `count` - 1
	WHERE `state` = case when old.`spam` then 'spam' when old.`stage` = 'new' then 'new' else 'contacted' end;
	DELETE FROM `quote_search_text` WHERE `quote_id` = old.`id`;
END;
--> statement-breakpoint
CREATE INDEX `quote_requests_phone` ON `quote_requests` (`contact_value`,`created_at`);
--> statement-breakpoint
COMMIT;
-- rows {"__drizzle_migrations":22,"outbox":56,"quote_addons":2,"quote_requests":19,"quote_services":38,"sessions":0,"throttle":0,"users":1,"quote_counts":3,"tokens":0,"erased_quotes":1,"quote_search_text":19,"quote_sources":2,"trusted_devices":0,"decisions":5,"offers":10,"customer_questions":1,"settings":1,"quote_events":48,"stage_counts":7}
-- sha256 e29239fd219d1705f5443319e33f3a67c329af4e0d2f4aafacada79d124279fb
