ALTER TABLE "popups" ADD COLUMN "show_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "show_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "show_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "show_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "banner_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "banner_until" timestamp with time zone;