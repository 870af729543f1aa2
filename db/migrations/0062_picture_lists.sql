DROP INDEX "pictures_created_at_hash_index";--> statement-breakpoint
CREATE INDEX "pictures_listed" ON "pictures" USING btree ("created_at" DESC NULLS FIRST,"hash") WHERE "pictures"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pictures_binned" ON "pictures" USING btree ("deleted_at") WHERE "pictures"."deleted_at" is not null;