CREATE TABLE "search_synonyms" (
	"lookup" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"means" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"text" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "missed_searches_last_at_index" ON "missed_searches" USING btree ("last_at");