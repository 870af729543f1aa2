CREATE TABLE "shortlist_shares" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"end_key_digest" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shortlist_shares_used_at_index" ON "shortlist_shares" USING btree ("used_at");