CREATE TABLE "counted_lists" (
	"import_uuid" uuid PRIMARY KEY NOT NULL,
	"supplier" text NOT NULL,
	"digest" text NOT NULL,
	"is_fetched" boolean NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"missing" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "supplier_lists" ADD COLUMN "archives_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "file_digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "is_fetched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "unnamed" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "counted_lists_supplier_arrived_at_index" ON "counted_lists" USING btree ("supplier","arrived_at");