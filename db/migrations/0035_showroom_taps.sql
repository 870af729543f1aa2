CREATE TABLE "showroom_taps" (
	"key" uuid PRIMARY KEY NOT NULL,
	"variant_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	"says" jsonb NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "showroom_taps" ADD CONSTRAINT "showroom_taps_variant_uuid_variants_uuid_fk" FOREIGN KEY ("variant_uuid") REFERENCES "public"."variants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "showroom_taps_created_at_index" ON "showroom_taps" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "showroom_taps_variant_uuid_index" ON "showroom_taps" USING btree ("variant_uuid");