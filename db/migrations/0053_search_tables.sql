CREATE TABLE "search_postings" (
	"term" integer NOT NULL,
	"chunk" integer NOT NULL,
	"postings" "bytea" NOT NULL,
	CONSTRAINT "search_postings_term_chunk_pk" PRIMARY KEY("term","chunk")
);
--> statement-breakpoint
CREATE TABLE "search_products" (
	"slot" integer PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"changed_in" bigint NOT NULL,
	"facts" text,
	"card" text,
	"terms" "bytea" NOT NULL,
	CONSTRAINT "search_products_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"program" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"term" integer PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"frequency" integer NOT NULL,
	"headings" integer NOT NULL,
	"changed_in" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_products_changed_in_index" ON "search_products" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "search_products_free" ON "search_products" USING btree ("slot") WHERE "search_products"."facts" is null;--> statement-breakpoint
CREATE INDEX "search_words_word_index" ON "search_words" USING hash ("word");--> statement-breakpoint
CREATE INDEX "search_words_changed_in_index" ON "search_words" USING btree ("changed_in");