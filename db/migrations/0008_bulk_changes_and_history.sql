CREATE TABLE "bulk_changes" (
	"work_uuid" uuid NOT NULL,
	"product_uuid" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "bulk_changes_work_uuid_product_uuid_pk" PRIMARY KEY("work_uuid","product_uuid")
);
--> statement-breakpoint
CREATE INDEX "bulk_changes_product_uuid_index" ON "bulk_changes" USING btree ("product_uuid");--> statement-breakpoint
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What has happened is never rewritten: % is kept as it is.', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER bulk_changes_are_kept BEFORE UPDATE OR DELETE ON "bulk_changes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
