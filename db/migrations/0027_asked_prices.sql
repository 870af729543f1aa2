ALTER TABLE "price_log" ALTER COLUMN "price_pence" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_log" ADD COLUMN "on_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "was_days" integer DEFAULT 28 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "was" jsonb DEFAULT '{"shown":0,"missing":0}'::jsonb NOT NULL;--> statement-breakpoint
-- The last price on record of a running offer is the price of that offer.
UPDATE "price_log" SET "on_sale" = true
FROM (SELECT "variant_uuid", max("at") AS "at" FROM "price_log" GROUP BY 1) "last"
JOIN "variants" ON "variants"."uuid" = "last"."variant_uuid"
WHERE "price_log"."variant_uuid" = "last"."variant_uuid" AND "price_log"."at" = "last"."at"
  AND "variants"."on_sale" AND "variants"."sale_price_pence" = "price_log"."price_pence";--> statement-breakpoint
-- Whatever is not on show now is not asked for from now on, as nobody recorded when it was taken off.
INSERT INTO "price_log" ("variant_uuid", "at", "price_pence")
SELECT "variants"."uuid", clock_timestamp(), NULL
FROM "variants"
JOIN "products" ON "products"."uuid" = "variants"."product_uuid"
LEFT JOIN "sub_categories" ON "sub_categories"."uuid" = "products"."sub_category_uuid"
LEFT JOIN "categories" ON "categories"."id" = "sub_categories"."category_id"
WHERE EXISTS (SELECT FROM "price_log" WHERE "price_log"."variant_uuid" = "variants"."uuid")
  AND NOT ("products"."status" = 'published' AND "products"."deleted_at" IS NULL
    AND "variants"."visible" AND "variants"."deleted_at" IS NULL
    AND ("products"."sub_category_uuid" IS NULL OR (
      "sub_categories"."visible" AND "sub_categories"."deleted_at" IS NULL
      AND "categories"."visible" AND "categories"."deleted_at" IS NULL)));
