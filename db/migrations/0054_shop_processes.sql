CREATE TABLE "shop_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"pages" integer[] NOT NULL,
	"from_memory" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
