CREATE TABLE "brands" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"logo_hash" text,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"page_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "brands_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"route_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"extra_info" text DEFAULT '' NOT NULL,
	"banner_hash" text,
	"thumbnail_hash" text,
	"menu_range_uuid" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"page_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "categories_routeName_unique" UNIQUE("route_name"),
	CONSTRAINT "categories_route_free" CHECK ("categories"."route_name" not in ('special-offers', 'latest-products', 'clearance', 'homepage', 'navbar', 'search')),
	CONSTRAINT "categories_route_slug" CHECK ("categories"."route_name" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "home_rows" (
	"key" text PRIMARY KEY NOT NULL,
	"sub_category_uuid" uuid,
	"visible" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_log" (
	"variant_uuid" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"price_pence" integer NOT NULL,
	CONSTRAINT "price_log_variant_uuid_at_pk" PRIMARY KEY("variant_uuid","at")
);
--> statement-breakpoint
CREATE TABLE "product_files" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_uuid" uuid NOT NULL,
	"file_hash" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_uuid" uuid NOT NULL,
	"picture_hash" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_pictures_product_uuid_picture_hash_pk" PRIMARY KEY("product_uuid","picture_hash")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"sub_category_uuid" uuid,
	"brand_uuid" uuid,
	"range_uuid" uuid,
	"range_position" integer DEFAULT 0 NOT NULL,
	"meta_tags" text[] DEFAULT '{}' NOT NULL,
	"more_colors_available" boolean DEFAULT false NOT NULL,
	"immediate_delivery" boolean DEFAULT false NOT NULL,
	"show_interest_free_credit" boolean DEFAULT false NOT NULL,
	"supplier_code" text,
	"new_until" timestamp with time zone,
	"published_at" timestamp with time zone,
	"listed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_in" bigint DEFAULT 0 NOT NULL,
	"page_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "products_supplierCode_unique" UNIQUE("supplier_code")
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "properties_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "property_values" (
	"id" serial PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL,
	"name" text NOT NULL,
	"swatch" text,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "property_values_propertyId_name_unique" UNIQUE("property_id","name"),
	CONSTRAINT "property_values_swatch" CHECK ("property_values"."swatch" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "ranges" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"route_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_hash" text,
	"banner_hash" text,
	"on_homepage" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"page_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "ranges_routeName_unique" UNIQUE("route_name"),
	CONSTRAINT "ranges_route_free" CHECK ("ranges"."route_name" not in ('special-offers', 'latest-products', 'clearance', 'homepage', 'navbar', 'search')),
	CONSTRAINT "ranges_route_slug" CHECK ("ranges"."route_name" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"product_uuid" uuid NOT NULL,
	"related_uuid" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "related_products_product_uuid_related_uuid_pk" PRIMARY KEY("product_uuid","related_uuid"),
	CONSTRAINT "related_products_other" CHECK ("related_products"."product_uuid" <> "related_products"."related_uuid")
);
--> statement-breakpoint
CREATE TABLE "sub_categories" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"route_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"extra_info" text DEFAULT '' NOT NULL,
	"banner_hash" text,
	"thumbnail_hash" text,
	"nav_brand1" uuid,
	"nav_brand2" uuid,
	"nav_brand3" uuid,
	"nav_property1" integer,
	"nav_property2" integer,
	"nav_property3" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"page_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sub_categories_routeName_unique" UNIQUE("route_name"),
	CONSTRAINT "sub_categories_route_free" CHECK ("sub_categories"."route_name" not in ('special-offers', 'latest-products', 'clearance', 'homepage', 'navbar', 'search')),
	CONSTRAINT "sub_categories_route_slug" CHECK ("sub_categories"."route_name" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "variant_pictures" (
	"variant_uuid" uuid NOT NULL,
	"picture_hash" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variant_pictures_variant_uuid_picture_hash_pk" PRIMARY KEY("variant_uuid","picture_hash")
);
--> statement-breakpoint
CREATE TABLE "variant_properties" (
	"variant_uuid" uuid NOT NULL,
	"value_id" integer NOT NULL,
	CONSTRAINT "variant_properties_variant_uuid_value_id_pk" PRIMARY KEY("variant_uuid","value_id")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_uuid" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_pence" integer DEFAULT 0 NOT NULL,
	"sale_price_pence" integer,
	"on_sale" boolean DEFAULT false NOT NULL,
	"sale_starts_at" timestamp with time zone,
	"sale_ends_at" timestamp with time zone,
	"height_cm" double precision,
	"width_cm" double precision,
	"depth_cm" double precision,
	"supplier_code" text,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "variants_supplierCode_unique" UNIQUE("supplier_code"),
	CONSTRAINT "variants_price" CHECK ("variants"."price_pence" >= 0),
	CONSTRAINT "variants_sale_price" CHECK ("variants"."sale_price_pence" > 0 and "variants"."sale_price_pence" < "variants"."price_pence"),
	CONSTRAINT "variants_on_sale" CHECK (not "variants"."on_sale" or "variants"."sale_price_pence" is not null),
	CONSTRAINT "variants_sale_window" CHECK ("variants"."sale_starts_at" < "variants"."sale_ends_at"),
	CONSTRAINT "variants_dimensions" CHECK (coalesce("variants"."height_cm", 0) >= 0 and coalesce("variants"."width_cm", 0) >= 0 and coalesce("variants"."depth_cm", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "pages_id_slug" CHECK ("pages"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "pages_fixed_stay" CHECK (not "pages"."fixed" or ("pages"."visible" and "pages"."deleted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"image_hash" text,
	"preview_image_hash" text,
	"cta_string" text DEFAULT '' NOT NULL,
	"cta_url" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"style" smallint DEFAULT 1 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"cta_string" text DEFAULT '' NOT NULL,
	"cta_url" text DEFAULT '' NOT NULL,
	"image_hash" text,
	"mobile_image_hash" text,
	"show_overlay" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "slides_style" CHECK ("slides"."style" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"category_id" integer DEFAULT 0 NOT NULL,
	"department" text NOT NULL,
	"description" text NOT NULL,
	"variant_uuid" uuid,
	"asked_about" jsonb,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"enquiry_uuid" uuid,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"solution" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"hash" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"placeholder" text NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" uuid,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"switched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_version_one_row" CHECK ("content_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "listing_infos" (
	"key" text PRIMARY KEY NOT NULL,
	"page_title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"banner_hash" text,
	"meta_description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_paths" CHECK ("redirects"."from_path" like '/%' and "redirects"."to_path" like '/%'),
	CONSTRAINT "redirects_elsewhere" CHECK ("redirects"."from_path" <> "redirects"."to_path")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"shop_name" text DEFAULT 'Showroom' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"banner_message" text DEFAULT '' NOT NULL,
	"opening_hours" jsonb,
	"opening_times_weekdays" text,
	"opening_times_sunday" text,
	"show_interest_free_credit" boolean DEFAULT true NOT NULL,
	"about_us" text DEFAULT '' NOT NULL,
	"parking_text" text DEFAULT '' NOT NULL,
	"three_word_url" text DEFAULT '' NOT NULL,
	"map_embed_url" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"social_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"company_number" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"price_range" text DEFAULT '£15 - £5000' NOT NULL,
	"page_size" integer DEFAULT 24 NOT NULL,
	"new_for_days" integer DEFAULT 60 NOT NULL,
	"consent_declined_days" integer DEFAULT 1 NOT NULL,
	"offer_when_unpriced" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_one_row" CHECK ("site_settings"."id" = 1),
	CONSTRAINT "site_settings_page_size" CHECK ("site_settings"."page_size" between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'sales' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_hash_pictures_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_banner_hash_pictures_hash_fk" FOREIGN KEY ("banner_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_thumbnail_hash_pictures_hash_fk" FOREIGN KEY ("thumbnail_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_menu_range_uuid_ranges_uuid_fk" FOREIGN KEY ("menu_range_uuid") REFERENCES "public"."ranges"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_rows" ADD CONSTRAINT "home_rows_sub_category_uuid_sub_categories_uuid_fk" FOREIGN KEY ("sub_category_uuid") REFERENCES "public"."sub_categories"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_log" ADD CONSTRAINT "price_log_variant_uuid_variants_uuid_fk" FOREIGN KEY ("variant_uuid") REFERENCES "public"."variants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_product_uuid_products_uuid_fk" FOREIGN KEY ("product_uuid") REFERENCES "public"."products"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_file_hash_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_uuid_products_uuid_fk" FOREIGN KEY ("product_uuid") REFERENCES "public"."products"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sub_category_uuid_sub_categories_uuid_fk" FOREIGN KEY ("sub_category_uuid") REFERENCES "public"."sub_categories"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_uuid_brands_uuid_fk" FOREIGN KEY ("brand_uuid") REFERENCES "public"."brands"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_range_uuid_ranges_uuid_fk" FOREIGN KEY ("range_uuid") REFERENCES "public"."ranges"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_values" ADD CONSTRAINT "property_values_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranges" ADD CONSTRAINT "ranges_image_hash_pictures_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranges" ADD CONSTRAINT "ranges_banner_hash_pictures_hash_fk" FOREIGN KEY ("banner_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_uuid_products_uuid_fk" FOREIGN KEY ("product_uuid") REFERENCES "public"."products"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_uuid_products_uuid_fk" FOREIGN KEY ("related_uuid") REFERENCES "public"."products"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_banner_hash_pictures_hash_fk" FOREIGN KEY ("banner_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_thumbnail_hash_pictures_hash_fk" FOREIGN KEY ("thumbnail_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_nav_brand1_brands_uuid_fk" FOREIGN KEY ("nav_brand1") REFERENCES "public"."brands"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_nav_brand2_brands_uuid_fk" FOREIGN KEY ("nav_brand2") REFERENCES "public"."brands"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_nav_brand3_brands_uuid_fk" FOREIGN KEY ("nav_brand3") REFERENCES "public"."brands"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_nav_property1_property_values_id_fk" FOREIGN KEY ("nav_property1") REFERENCES "public"."property_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_nav_property2_property_values_id_fk" FOREIGN KEY ("nav_property2") REFERENCES "public"."property_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_nav_property3_property_values_id_fk" FOREIGN KEY ("nav_property3") REFERENCES "public"."property_values"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_pictures" ADD CONSTRAINT "variant_pictures_variant_uuid_variants_uuid_fk" FOREIGN KEY ("variant_uuid") REFERENCES "public"."variants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_pictures" ADD CONSTRAINT "variant_pictures_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_properties" ADD CONSTRAINT "variant_properties_variant_uuid_variants_uuid_fk" FOREIGN KEY ("variant_uuid") REFERENCES "public"."variants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_properties" ADD CONSTRAINT "variant_properties_value_id_property_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."property_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_uuid_products_uuid_fk" FOREIGN KEY ("product_uuid") REFERENCES "public"."products"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_image_hash_pictures_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_preview_image_hash_pictures_hash_fk" FOREIGN KEY ("preview_image_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_image_hash_pictures_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_mobile_image_hash_pictures_hash_fk" FOREIGN KEY ("mobile_image_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_enquiry_uuid_enquiries_uuid_fk" FOREIGN KEY ("enquiry_uuid") REFERENCES "public"."enquiries"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_infos" ADD CONSTRAINT "listing_infos_banner_hash_pictures_hash_fk" FOREIGN KEY ("banner_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_files_product_uuid_index" ON "product_files" USING btree ("product_uuid");--> statement-breakpoint
CREATE INDEX "product_files_file_hash_index" ON "product_files" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "product_pictures_picture_hash_index" ON "product_pictures" USING btree ("picture_hash");--> statement-breakpoint
CREATE INDEX "products_changed_in_index" ON "products" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "products_sub_category_uuid_index" ON "products" USING btree ("sub_category_uuid");--> statement-breakpoint
CREATE INDEX "products_brand_uuid_index" ON "products" USING btree ("brand_uuid");--> statement-breakpoint
CREATE INDEX "products_range_uuid_range_position_index" ON "products" USING btree ("range_uuid","range_position");--> statement-breakpoint
CREATE INDEX "products_status_name_index" ON "products" USING btree ("status","name");--> statement-breakpoint
CREATE INDEX "products_new_until_index" ON "products" USING btree ("new_until");--> statement-breakpoint
CREATE INDEX "sub_categories_category_id_position_index" ON "sub_categories" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "variant_pictures_picture_hash_index" ON "variant_pictures" USING btree ("picture_hash");--> statement-breakpoint
CREATE INDEX "variant_properties_value_id_index" ON "variant_properties" USING btree ("value_id");--> statement-breakpoint
CREATE INDEX "variants_product_uuid_position_index" ON "variants" USING btree ("product_uuid","position");--> statement-breakpoint
CREATE INDEX "variants_sale_starts_at_index" ON "variants" USING btree ("sale_starts_at");--> statement-breakpoint
CREATE INDEX "variants_sale_ends_at_index" ON "variants" USING btree ("sale_ends_at");--> statement-breakpoint
CREATE INDEX "enquiries_status_created_at_index" ON "enquiries" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_email_index" ON "enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "outbox_status_next_attempt_at_index" ON "outbox" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "used_captchas_expires_at_index" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entity_entity_id_id_index" ON "audit" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_at_index" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_accounts_user_id_index" ON "staff_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_user_id_index" ON "staff_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_verifications_identifier_index" ON "staff_verifications" USING btree ("identifier");