CREATE TABLE "sales" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"route_name" text NOT NULL,
	"badge" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"amount" double precision NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"replaces" boolean DEFAULT false NOT NULL,
	"products" uuid[] DEFAULT '{}' NOT NULL,
	"category_id" integer,
	"sub_category_uuid" uuid,
	"brand_uuid" uuid,
	"range_uuid" uuid,
	"value_id" integer,
	"page_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sales_routeName_unique" UNIQUE("route_name"),
	CONSTRAINT "sales_route" CHECK ("sales"."route_name" not in ('special-offers', 'latest-products', 'clearance', 'homepage', 'navbar', 'search') and "sales"."route_name" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "sales_days" CHECK ("sales"."first_day" <= "sales"."last_day")
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_uuid" uuid;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_sale_uuid_sales_uuid_fk" FOREIGN KEY ("sale_uuid") REFERENCES "public"."sales"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variants_sale_uuid_index" ON "variants" USING btree ("sale_uuid");