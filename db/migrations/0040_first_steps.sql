CREATE TABLE "first_steps" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"legal_read" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "first_steps_one_row" CHECK ("first_steps"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "first_steps" DEFAULT VALUES;
