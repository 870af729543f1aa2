CREATE TABLE "ticket_prints" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"format" text NOT NULL,
	"on_sheets" boolean NOT NULL,
	"tickets" jsonb NOT NULL,
	"pages" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"variant_uuid" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"printed" jsonb NOT NULL,
	"printed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_variant_uuid_variants_uuid_fk" FOREIGN KEY ("variant_uuid") REFERENCES "public"."variants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_prints_created_at_index" ON "ticket_prints" USING btree ("created_at");