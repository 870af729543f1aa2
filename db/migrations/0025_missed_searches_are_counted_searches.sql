ALTER TABLE "search_counts" ADD COLUMN "found_nothing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO "search_counts" ("text", "month", "asked", "opened", "found_nothing")
SELECT "text", date_trunc('month', "last_at" AT TIME ZONE 'Europe/London'), "count", 0, true
FROM "missed_searches" WHERE "count" >= 3
ON CONFLICT ("text", "month") DO UPDATE SET "found_nothing" = true;--> statement-breakpoint
DROP TABLE "missed_searches" CASCADE;
