ALTER TABLE "files" ADD COLUMN "damaged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "damaged_at" timestamp with time zone;