CREATE TABLE "site_links" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"menu_first" jsonb DEFAULT '[{"id":"latest-products","label":"New In","address":"/latest-products"}]'::jsonb NOT NULL,
	"menu_last" jsonb DEFAULT '[{"id":"special-offers","label":"Special Offers","address":"/special-offers"}]'::jsonb NOT NULL,
	"footer_categories" boolean DEFAULT true NOT NULL,
	"footer_shop" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"footer_information" jsonb DEFAULT '[{"id":"terms","label":"Terms","address":"/terms"},{"id":"disclaimer","label":"Disclaimer","address":"/disclaimer"},{"id":"privacy-policy","label":"Privacy and Cookie Policy","address":"/privacy-policy"},{"id":"vulnerable-customers-policy","label":"Vulnerable Customers Policy","address":"/vulnerable-customers-policy"},{"id":"customer-complaint","label":"Customer Complaint","address":"/customer-complaint"},{"id":"interest-free-credit","label":"Interest Free Credit","address":"/interest-free-credit"}]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_links_one_row" CHECK ("site_links"."id" = 1)
);

--> statement-breakpoint
INSERT INTO "site_links" ("id") VALUES (1);
