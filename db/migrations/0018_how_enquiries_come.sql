ALTER TABLE "enquiries" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "came_by" text DEFAULT 'site' NOT NULL;