CREATE TABLE "search_rules" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" text NOT NULL,
	"pinned" uuid[] NOT NULL,
	"hidden" uuid[] NOT NULL,
	"send_to" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rare_searches" (
	"digest" text PRIMARY KEY NOT NULL,
	"occasions" integer NOT NULL,
	"asked" integer NOT NULL,
	"opened" integer NOT NULL,
	"last_hour" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"text" text NOT NULL,
	"month" date NOT NULL,
	"asked" integer NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "search_counts_text_month_pk" PRIMARY KEY("text","month")
);
--> statement-breakpoint
CREATE INDEX "rare_searches_last_hour_index" ON "rare_searches" USING btree ("last_hour");