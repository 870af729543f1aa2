DROP INDEX "products_listed";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sort_text" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(lower(regexp_replace(normalize(name || ' ' || coalesce(supplier_code, ''), NFD), '[\u0300-\u036f]', '', 'g')), '(\d+)', '0000000000\1', 'g'), '\d+(\d{10})', '\1', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "latest_at" timestamp with time zone GENERATED ALWAYS AS (greatest(created_at, answered_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "lookup_text" text GENERATED ALWAYS AS (lower(name || chr(10) || email || chr(10) || phone || chr(10) || description || chr(10) || department
          || chr(10) || coalesce(asked_about ->> 'productName', '') || chr(10) || coalesce(asked_about ->> 'variantName', '')
          || chr(10) || jsonb_path_query_array(items, '$[*].productName')::text
          || chr(10) || jsonb_path_query_array(items, '$[*].variantName')::text
          || chr(10) || jsonb_path_query_array(items, '$[*].note')::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "lookup_text" text GENERATED ALWAYS AS (lower(left(staff_name, 90) || chr(10) || left(entity, 90) || chr(10) || left(entity_id, 90)
          || chr(10) || left(coalesce(after ->> 'name', ''), 90) || chr(10) || left(coalesce(before ->> 'name', ''), 90)
          || chr(10) || left(coalesce(after ->> 'title', ''), 90))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_with_media" ON "products" USING btree ("uuid") WHERE "products"."description" like '%/media/%';--> statement-breakpoint
CREATE INDEX "variants_with_media" ON "variants" USING btree ("uuid") WHERE "variants"."description" like '%/media/%';--> statement-breakpoint
CREATE INDEX "variants_priced" ON "variants" USING btree ("product_uuid","is_ex_display","price_pence","sale_price_pence","on_sale","sale_starts_at","sale_ends_at") WHERE "variants"."visible" and "variants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "enquiries_department_index" ON "enquiries" USING btree ("department");--> statement-breakpoint
CREATE INDEX "enquiries_listed" ON "enquiries" USING btree ("latest_at" DESC NULLS FIRST,"uuid","status");--> statement-breakpoint
CREATE INDEX "pictures_created_at_hash_index" ON "pictures" USING btree ("created_at" DESC NULLS FIRST,"hash");--> statement-breakpoint
CREATE INDEX "audit_listed" ON "audit" USING btree ("id","entity","at","staff_name","lookup_text");--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("sort_text","uuid","status","deleted_at","sub_category_uuid","brand_uuid","range_uuid","updated_at","listed_at","lookup_text");