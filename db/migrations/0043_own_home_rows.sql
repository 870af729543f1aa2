ALTER TABLE "home_rows" ALTER COLUMN "key" SET DEFAULT gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "source" text DEFAULT 'sub-category' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "range_uuid" uuid;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "sale_uuid" uuid;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "products" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "home_rows" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "home_rows" SET
  "source" = CASE "key" WHEN 'offers' THEN 'offers' WHEN 'newIn' THEN 'new-in' ELSE 'sub-category' END,
  "position" = array_position(ARRAY['offers', 'newIn', 'sofas', 'curtains', 'beds'], "key") - 1;
