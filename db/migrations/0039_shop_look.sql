CREATE TABLE "shop_look" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"accent" text DEFAULT '#21402f' NOT NULL,
	"paper" text DEFAULT '#faf7f1' NOT NULL,
	"corner" text DEFAULT 'square' NOT NULL,
	"density" text DEFAULT 'normal' NOT NULL,
	"header" text DEFAULT 'left' NOT NULL,
	"footer" text DEFAULT 'columns' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_look_one_row" CHECK ("shop_look"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "shop_look" ("id") VALUES (1);
