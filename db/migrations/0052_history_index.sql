DROP INDEX "audit_listed";--> statement-breakpoint
CREATE INDEX "audit_listed" ON "audit" USING btree ("id","entity","entity_id","at","staff_name","lookup_text");