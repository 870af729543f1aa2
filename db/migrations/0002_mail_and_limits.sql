CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "enquiry_uuid" TO "about_uuid";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_enquiry_uuid_enquiries_uuid_fk";
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "from_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "html" text;--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_index" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "outbox_about_uuid_index" ON "outbox" USING btree ("about_uuid");