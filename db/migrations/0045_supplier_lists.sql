CREATE TABLE "supplier_list_fetches" (
	"list_uuid" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"outcome" text DEFAULT 'never' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone,
	"import_uuid" uuid,
	"unusual" text,
	"secret" text,
	"etag" text,
	"digest" text,
	"headers_key" text,
	"row_count" integer
);
--> statement-breakpoint
CREATE TABLE "supplier_lists" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"sign_in" text DEFAULT 'none' NOT NULL,
	"user_name" text DEFAULT '' NOT NULL,
	"header_name" text DEFAULT '' NOT NULL,
	"hour" integer DEFAULT 4 NOT NULL,
	"is_fetched" boolean DEFAULT true NOT NULL,
	"applies_itself" boolean DEFAULT false NOT NULL,
	"most_percent" integer DEFAULT 10 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "price_moves" jsonb DEFAULT '{"count":0,"mostPercent":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_list_fetches" ADD CONSTRAINT "supplier_list_fetches_list_uuid_supplier_lists_uuid_fk" FOREIGN KEY ("list_uuid") REFERENCES "public"."supplier_lists"("uuid") ON DELETE cascade ON UPDATE no action;