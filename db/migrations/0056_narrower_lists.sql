CREATE INDEX "products_by_status" ON "products" USING btree ("status","uuid") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "variants_to_check" ON "variants" USING btree ("product_uuid") WHERE "variants"."visible" and "variants"."deleted_at" is null and ("variants"."on_display" or "variants"."stock_state" is not null);--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("created_at","status","read_at") WHERE "enquiries"."status" not in ('won', 'lost', 'spam');--> statement-breakpoint
CREATE INDEX "enquiries_lower_name_index" ON "enquiries" USING btree ((lower("name")) collate "C");--> statement-breakpoint
CREATE INDEX "pictures_kept" ON "pictures" USING btree ("hash") WHERE "pictures"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "redirects_created_at_from_path_index" ON "redirects" USING btree ("created_at" DESC NULLS FIRST,"from_path");