CREATE TABLE "booking_places" (
	"slot_at" timestamp with time zone NOT NULL,
	"place" smallint NOT NULL,
	"booking_uuid" uuid NOT NULL,
	CONSTRAINT "booking_places_slot_at_place_pk" PRIMARY KEY("slot_at","place"),
	CONSTRAINT "booking_places_place" CHECK ("booking_places"."place" >= 1),
	CONSTRAINT "booking_places_half_hours" CHECK (mod(extract(epoch from "booking_places"."slot_at")::bigint, 1800) = 0)
);
--> statement-breakpoint
CREATE TABLE "booking_rules" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"takes_bookings" boolean DEFAULT true NOT NULL,
	"places_per_slot" integer DEFAULT 3 NOT NULL,
	"notice_hours" integer DEFAULT 2 NOT NULL,
	"horizon_days" integer DEFAULT 28 NOT NULL,
	"default_minutes" integer DEFAULT 30 NOT NULL,
	"lengths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"days_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_rules_one_row" CHECK ("booking_rules"."id" = 1),
	CONSTRAINT "booking_rules_places" CHECK ("booking_rules"."places_per_slot" between 1 and 50),
	CONSTRAINT "booking_rules_minutes" CHECK ("booking_rules"."default_minutes" between 30 and 180)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"category_id" integer DEFAULT 0 NOT NULL,
	"department" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"came_by" text DEFAULT 'site' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_times" CHECK ("bookings"."ends_at" > "bookings"."starts_at")
);
--> statement-breakpoint
INSERT INTO "booking_rules" DEFAULT VALUES;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "booking_places" ADD CONSTRAINT "booking_places_booking_uuid_bookings_uuid_fk" FOREIGN KEY ("booking_uuid") REFERENCES "public"."bookings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_places_booking_uuid_index" ON "booking_places" USING btree ("booking_uuid");--> statement-breakpoint
CREATE INDEX "bookings_starts_at_index" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "bookings_ends_at_index" ON "bookings" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "bookings_lower_email_index" ON "bookings" USING btree (lower("email"));