-- The rows that every shop has from its first day.
INSERT INTO "content_version" ("id") VALUES (1);
--> statement-breakpoint
INSERT INTO "site_settings" ("id") VALUES (1);
--> statement-breakpoint
INSERT INTO "listing_infos" ("key", "page_title") VALUES ('latest-products', 'Latest Products'), ('clearance', 'Special Offers');
--> statement-breakpoint
INSERT INTO "home_rows" ("key") VALUES ('offers'), ('newIn'), ('sofas'), ('curtains'), ('beds');
--> statement-breakpoint
INSERT INTO "pages" ("id", "title", "fixed") VALUES
  ('terms', 'Terms and Conditions', true),
  ('privacy-policy', 'Privacy and Cookie Policy', true),
  ('disclaimer', 'Disclaimer', true),
  ('interest-free-credit', 'Interest Free Credit', true),
  ('customer-complaint', 'Customer Complaint', true),
  ('vulnerable-customers-policy', 'Vulnerable Customers Policy', true);
