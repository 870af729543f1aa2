ALTER TABLE "pictures" ADD COLUMN "lookup_text" text GENERATED ALWAYS AS (lower(file_name || chr(10) || alt)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_with_links" ON "products" USING btree ("uuid") WHERE "products"."description" ~* '\][(:]|<(a|img)\M|://|www\.';--> statement-breakpoint
CREATE INDEX "variants_with_links" ON "variants" USING btree ("uuid") WHERE "variants"."description" ~* '\][(:]|<(a|img)\M|://|www\.';--> statement-breakpoint
CREATE INDEX "variants_without_price" ON "variants" USING btree ("product_uuid") WHERE "variants"."visible" and "variants"."deleted_at" is null and price_pence = 0;--> statement-breakpoint
CREATE INDEX "variants_without_dimensions" ON "variants" USING btree ("product_uuid") WHERE "variants"."visible" and "variants"."deleted_at" is null and coalesce(height_cm, 0) + coalesce(width_cm, 0) + coalesce(depth_cm, 0) = 0;--> statement-breakpoint
CREATE INDEX "pictures_without_alt" ON "pictures" USING btree ("hash") WHERE "pictures"."deleted_at" is null and "pictures"."alt" = '';--> statement-breakpoint
CREATE INDEX "pictures_damaged" ON "pictures" USING btree ("hash") WHERE "pictures"."damaged_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_staff_name_entity_index" ON "audit" USING btree ("staff_name","entity");