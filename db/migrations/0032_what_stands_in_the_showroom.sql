CREATE TABLE "display_places" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "display_places_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "on_display" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "display_place_uuid" uuid;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "display_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "stock_state" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "order_weeks" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "stock_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "is_ex_display" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "condition_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_display_place_uuid_display_places_uuid_fk" FOREIGN KEY ("display_place_uuid") REFERENCES "public"."display_places"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variants_display_place_uuid_index" ON "variants" USING btree ("display_place_uuid");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_display_place" CHECK ("variants"."display_place_uuid" is null or "variants"."on_display");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_stock_state" CHECK ("variants"."stock_state" in ('in-stock', 'last-one', 'order-in', 'not-available'));--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_order_weeks" CHECK ("variants"."order_weeks" is null or ("variants"."stock_state" is not distinct from 'order-in' and "variants"."order_weeks" > 0));