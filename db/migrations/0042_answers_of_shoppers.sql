CREATE TABLE "enquiry_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea",
	"refusal" text
);
--> statement-breakpoint
CREATE TABLE "mailbox_polls" (
	"use" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"last_error" text,
	"mailbox" text DEFAULT '' NOT NULL,
	"last_uid" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD COLUMN "from_address" text;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_attachments" ADD CONSTRAINT "enquiry_attachments_event_id_enquiry_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."enquiry_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_attachments_event_id_index" ON "enquiry_attachments" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_events_answer" ON "enquiry_events" USING btree ("message_id") WHERE "enquiry_events"."kind" = 'answer';
--> statement-breakpoint
INSERT INTO "mailbox_polls" ("use") VALUES ('replies');
